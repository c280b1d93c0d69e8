//! Names of services whose keys have no form of their own: noise that is assigned under such a name is a key. In goes a
//! word, out goes whether it is such a name.

/// In order, in lower case. Words that are also everyday words are left out.
const VENDORS: &str = "
abstractapi abuseipdb accuweather adafruit adobe adyen adzuna aeroworkflow agora airbrake airship airtable airvisual aiven alchemy algolia alibaba alienvault alphavantage amplitude anthropic anypoint apacta apideck apiflash apifonica apify apilayer apimatic apiscience appcues appfollow appointedd appoptics appsynergy apptivo artifactory artsy asana assemblyai atera atlassian audd auth0 autodesk autoklose aviationstack aws axonaut aylien ayrshare azure
bannerbear baremetrics baseapi bazarr beamer beebole besnappy besttime betterstack billomat binance bitbar bitbucket bitcoinaverage bitfinex bitly bitmex bittrex blablabus blazemeter blitapp blogger bombbomb boostnote borgbase braintree brandfetch brevo browserstack browshot bscscan buddyns budibase bugherd bugsnag buildkite bulbul bulksms buttercms
caflou calendarific calendly calorieninja campayn cannyio capsulecrm captaindata carboninterface cashboard caspio censys centralstationcrm cexio chartmogul chatfule checkly checklyhq checkvist circleci cisco clarifai clearbit clickhelp clicksend clickup cliengo clientary clinchpad clockify clockworksms closecrm cloudant cloudconvert cloudelements cloudflare cloudimage cloudinary cloudmersive cloudplan cloudsmith cloverly cloze clustdoc codacy codeclimate codecov codemagic codequiry cohere coinapi coinbase coinlayer coinlib coinmarketcap commercejs companyhub confluent contentful convertapi convertkit convier copyleaks couchbase countrylayer coveralls craftmypdf crossbrowsertesting crowdin cryptocompare currencycloud currencyfreaks currencylayer currencyscoop currentsapi customerguru customerio
dailyco dareboost databox databricks datadog datagov debounce deepai deepgram deepseek delighted demio detectify detectlanguage dfuse diffbot diggernaut digitalocean discord disqus dnscheck docparser documo docusign doppler dotdigital dovico dronahq droneci dropbox duply dwolla dynalist dynatrace
eagleeyenetworks easyinsight ecostruxureit edamam edenai eightxeight elasticemail elevenlabs emby enablex enigma etherscan etsy ethplorer eventbrite everhour exchangerate exchangerateapi exportsdk extractorapi
facebook faceplusplus fastforex fastly feedier fetchrss fibery figma fileio financialmodelingprep findl finicity finnhub fixerio flatio fleetbase flickr flightapi flightlabs flightstats flowflu flutterwave fmfw formbucket formcraft formio formsite foursquare frameio freshbooks freshdesk fullstory fxmarket
geckoboard gengo geoapify geocodify geocodio geoipifi getemail getgeoapi getgist getresponse getsandbox ghost giphy github gitlab gitter glassnode gocanvas gocardless gocd google grafana graphcms graphhopper groovehq gtmetrix gumroad gyazo
happi happyscribe hellosign helpcrunch helpscout hereapi heroku hiveage holidayapi honeycomb html2pdf hubspot huggingface hunterio hybiscus hypertrack
iconfinder iexapis iexcloud imagekit imagga infracost infura insightly instabot instamojo intercom interseller invoiceocean ip2location ipapi ipgeolocation ipify ipinfo ipinfodb ipquality ipstack
jackett jellyfin jira jotform jumpcloud juro
kaggle kaleyra kanbantool keenio kickbox klaviyo klipfolio knapsackpro kontent kraken kucoin kylas
languagelayer larksuite launchdarkly leadfeeder lemlist lemonsqueezy lendflow lessannoyingcrm lexigram lidarr linearapi linemessaging linenotify linkedin linkpreview liveagent livestorm loadmill lob locationiq loggly loginradius logzio lokalise loyverse lunchmoney luno
madkudu magicbell mailboxlayer mailchimp mailerlite mailgun mailjet mailmodo mailsac mandrill mapbox mapquest marketstack mattermost mavenlink maxmind meaningcloud mediastack meistertask mesibo messagebird metaapi metrilo microsoft mindmeister miroapi mixmax mixpanel mockaroo mollie mongodb monkeylearn moonclerk moosend moralis mrticktock myfreshworks myintervals
nasdaq nethunt netlify netsuite neutrinoapi newrelic newsapi newscatcher nexmo nftport ngc ngrok nicereply nightfall nitro noticeable notion nozbe numverify nutritionix nvapi nylas nytimes
oanda okta omdb omnisend onedesk onelogin onepagecrm onesignal onwater oopspam openai opencagedata opencage openuv openweather openweathermap opsgenie optimizely overloop overseerr owlbot
packagecloud pagerduty pandadoc pandascore paperform paralleldots parsehub parseur partnerstack pastebin paydirt paymo paypal paystack pdflayer pdfshift peopledatalabs pepipost phrase pinata pinecone pipedream pipedrive pivotaltracker pixabay plaid planetscale planviewleankit planyo plex plivo podio pollsapi polygon portainer positionstack postageapp postbacks posthog postman postmark powrbot prodpad prospectcrm protocolsio prowlarr proxycrawl publer pulumi purestake pushbullet pushbulletapi pusher
qase qualaroo qubole
radarr railway rapidapi rawg razorpay reachmail readarr readme reallysimplesystems rebrandly rechargepayments refiner rentman repairshopr replicate replyio requestfinance restpack revampcrm ringcentral ritekit rocketreach rollbar rootly route4me rownd rubygems runrunit
salesblink salescookie salesflare salesforce salesmate satismeter saucelabs scalewaykey scaleway scalr scrapeowl scraperapi scraperbox scrapestack scrapfly scrapingant scrapingbee screenshotapi screenshotlayer scrutinizer securitytrails selectpdf sendbird sendgrid sendinblue sentry serphouse serpstack sheety sherpadesk shipday shodan shopify shotstack shutterstock signable signalwire signaturit signupgenius sigopt simfin simplesat simplynoted simvoly sinchmessage sirv siteleaf skrappio skybiometry slack smartsheet smartsheets smartystreets smooch snipcart snyk sonar sonarcloud sonarqube sonarr sourcegraph sparkpost speechtext spoonacular sportsmonk spotify squarespace squareup sslmate statuscake statuspage statuspal stitchdata stockdata storecove stormboard stormglass storyblok storychief strava stripo stripe stytch sugester sumologic supabase supernotes surveyanyplace surveybot surveysparrow survicate swiftype
tallyfy tatum tautulli taxjar teamgate teamworkcrm technicalanalysis tefter telegram telesign telnyx testingbot textmagic theoddsapi thinkific thousandeyes ticketmaster tickettailor tiingo timecamp timezoneapi tmdb tmetric todoist toggltrack toggl tokeet tomorrowio tomtom tradier transferwise travelpayouts travisci travis trello tvdb twelvedata twilio twitch twitter tyntec typeform typetalk
ubidots uclassify unifyid unplugg unsplash upcdatabase uplead uploadcare uptimerobot upwave urlscan userflow userstack
vatlayer vbout vercel verimail veriphone versioneye viewneo virustotal visualcrossing voicegain voiceflow voodoosms vouchery vpnapi vultr vyte
wakatime walkscore weatherbit weatherstack web3storage webex webflow webscraper webscraping wepay whoxy wistia worldcoinindex worldweather wrike
yahoo yandex yelp youneedabudget yousign youtube
zapier zendesk zenrows zenscrape zenserp zeplin zerobounce zerotier zipapi zipbooks zipcodeapi zipcodebase zoho zonkafeedback zoom zulipchat
";

/// Whether `word`, in lower case, is a service's name.
pub(crate) fn known(word: &str) -> bool {
    use std::collections::HashSet;
    use std::sync::OnceLock;
    static SET: OnceLock<HashSet<&'static str>> = OnceLock::new();
    word.len() >= 3 && SET.get_or_init(|| VENDORS.split_ascii_whitespace().collect()).contains(word)
}

/// Services beside whose names digests and identifiers stand every day.
pub(crate) fn keeps_code(word: &str) -> bool {
    matches!(
        word,
        "aws"
            | "azure"
            | "bitbucket"
            | "codecov"
            | "discord"
            | "github"
            | "gitlab"
            | "google"
            | "grafana"
            | "jira"
            | "microsoft"
            | "mongodb"
            | "sentry"
            | "slack"
            | "spotify"
            | "youtube"
            | "readme"
            | "railway"
            | "polygon"
            | "twitter"
            | "zoom"
            | "nitro"
            | "phrase"
            | "ghost"
            | "plex"
            | "refiner"
            | "sonar"
            | "travis"
            | "circleci"
            | "telegram"
    )
}
