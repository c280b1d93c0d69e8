//! Why an answer does not count.

use schemars::JsonSchema;
use serde::Serialize;

/// The distinct reasons, in JSON by these names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The token is of version `0`: nobody signed it.
    Unsigned,
    /// The token's MAC is not the one that we would have made.
    Forged,
    /// No question is known by it.
    Unknown,
    /// It comes from another conversation than the card's.
    WrongPlace,
    /// Whoever answered is none of those who may.
    NotAnApprover,
    /// The time to answer has passed.
    Expired,
    /// It has been answered before.
    AlreadyDecided,
    /// A newer question took its place.
    Superseded,
    /// What would run is not what was shown.
    Changed,
    /// The card did not offer that: a part of it could not be shown.
    NotOffered,
    /// A machine sent the mail.
    Automatic,
    /// Nobody can prove who sent the mail.
    Unauthenticated,
}

impl Refusal {
    /// Every reason.
    pub const ALL: [Self; 12] = [
        Self::Unsigned,
        Self::Forged,
        Self::Unknown,
        Self::WrongPlace,
        Self::NotAnApprover,
        Self::Expired,
        Self::AlreadyDecided,
        Self::Superseded,
        Self::Changed,
        Self::NotOffered,
        Self::Automatic,
        Self::Unauthenticated,
    ];

    /// The name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Unsigned => "unsigned",
            Self::Forged => "forged",
            Self::Unknown => "unknown",
            Self::WrongPlace => "wrong_place",
            Self::NotAnApprover => "not_an_approver",
            Self::Expired => "expired",
            Self::AlreadyDecided => "already_decided",
            Self::Superseded => "superseded",
            Self::Changed => "changed",
            Self::NotOffered => "not_offered",
            Self::Automatic => "automatic",
            Self::Unauthenticated => "unauthenticated",
        }
    }

    /// The message that tells a person. It is one and the same where saying more would help somebody who tries.
    pub fn message(self) -> &'static str {
        match self {
            Self::Unsigned => "unsigned",
            Self::Forged | Self::Unknown | Self::WrongPlace => "unknownCard",
            Self::NotAnApprover => "notAnApprover",
            Self::Expired => "tooLate",
            Self::AlreadyDecided => "alreadyDecided",
            Self::Superseded => "replaced",
            Self::Changed => "changed",
            Self::NotOffered => "notOffered",
            Self::Automatic => "automatic",
            Self::Unauthenticated => "unauthenticated",
        }
    }
}
