### What the tools for downloads ask.

pause-downloads-title = Pause all downloads?
# $count (number) - downloads that are running; what they have loaded so far is kept
pause-downloads-detail =
    { $count ->
        [one] { $count } download is running. It keeps what it has.
       *[other] { $count } downloads are running. They keep what they have.
    }
# On the button.
pause-downloads-verb = Pause
# $name (text) - the download: "debian-13-netinst.iso"
remove-torrent-title = Remove { $name }?
# Where only the entry in the list goes.
remove-torrent-detail-kept = The downloaded files are kept.
# Where the files go with it.
remove-torrent-detail-deleted = The downloaded files are deleted too.
# On the button.
remove-torrent-verb = Remove
