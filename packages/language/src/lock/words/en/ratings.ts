import type { RatingWords } from '../../ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    '(?:must|may|can|should) not(?: \\p{L}+){0,2} (?:fly|flown|enter|operate|use)|cannot (?:fly|be flown|enter)|prohibit|forbid|forbidden|banned|not (?:be )?(?:allowed|permitted)|no (?:drones?|flying|drone flights?)(?!\\p{L})|no[- ]fly|off limits|illegal|offence|not legal',
  doNot: "do(?:n't| not) (?:fly|enter)|never (?:fly|enter)|stay out|keep out|(?:stay|keep) (?:away|clear)",
  notForbidden:
    'not (?:\\p{L}+ )?(?:prohibit|forbid|bann)\\p{L}*|nothing (?:\\p{L}+ )?(?:prohibits|forbids)|no ban(?!\\p{L})',
  permission: 'permission|authori[sz]ation|approval|clearance|consent',
  withoutPermission:
    "(?:without|no|not need|n't need)(?: \\p{L}+){0,3} (?:permission|authori[sz]ation|approval|clearance|consent)",
  never:
    'not even with|even with (?:\\p{L}+ )?(?:permission|authori[sz]ation|approval)|in no case|under no circumstances|(?:not|no)(?: \\p{L}+){1,5} at all(?!\\p{L})|completely (?:prohib|forbid|bann)|without exception',
  unconcerned:
    "(?:does|do|is|are)(?: not|n't) (?:\\p{L}+ )?(?:concern|relevant)|nothing to do with|no bearing|of no concern",
};
