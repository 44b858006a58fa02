import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    "(?:must|may|can|should) not(?: \\p{L}+){0,2} (?:fly|flown|enter|operate|use)|cannot (?:fly|be flown|enter)|prohibit|forbid|forbidden|banned|not (?:be )?(?:allowed|permitted)|no (?:drones?|flying|drone flights?)(?!\\p{L})|no[- ]fly|(?:ca|must)n\'t (?:\\p{L}+ ){0,2}(?:fly|be flown|enter)|off[- ]limits|against the law|illegal|offence|not legal",
  doNot:
    "do(?:n't| not) (?:fly|enter|take off|launch)|never (?:fly|enter)|avoid flying|refrain from flying|keep (?:your |the )?drones? (?:on the ground|grounded|away)|stay out|keep out|(?:stay|keep) (?:away|clear)",
  notForbidden:
    'not (?:\\p{L}+ )?(?:prohibit|forbid|bann)\\p{L}*|nothing (?:\\p{L}+ )?(?:prohibits|forbids)|(?:no|not a) ban(?!\\p{L})',
  permission: 'permission|authori[sz]ation|approval|clearance|consent',
  withoutPermission:
    "(?:without|no|not need|n't need)(?: \\p{L}+){0,3} (?:permission|authori[sz]ation|approval|clearance|consent)",
  never:
    'not even with|even with (?:\\p{L}+ )?(?:permission|authori[sz]ation|approval)|in no case|under no circumstances|(?:not|no)(?: \\p{L}+){1,5} at all(?!\\p{L})|completely (?:prohib|forbid|bann)|without exception|no permission (?:will|can|may) be (?:granted|given)',
  unconcerned:
    "(?:does|do|is|are)(?: not|n't) (?:\\p{L}+ )?(?:concern|relevant)|nothing to do with|not relevant (?:to|for)|(?:does not|doesn\'t) affect (?:your )?drones?|no bearing|of no concern",
  may: '(?:may|can|are free to|is free to|allowed to|permitted to|able to)(?: \\p{L}+){0,3} (?:fly|flown|operate|enter|take off|use)(?!\\p{L})|(?:flying|drones?|flights?|flight) (?:\\p{L}+ )?(?:is|are|remains?|stays?) (?:\\p{L}+ )?(?:allowed|permitted|possible|fine|ok)',
  freely:
    'freely|free to fly|nothing (?:stops|prevents|hinders|keeps) you|without (?:any )?(?:restriction|hindrance)|no restriction|unrestricted|unhindered|as usual|as normal|need not (?:stay|keep|avoid|ask)|no need to (?:stay|keep|avoid|ask)',
  carefree:
    '(?:no|without)(?: \\p{L}+){0,2} (?:caution|care|precaution|worry|worries|attention|danger|risk|hazard)|no need to (?:worry|take care|be careful|watch|look)|nothing to (?:worry|fear|watch)|need not (?:worry|be careful|take (?:any )?(?:care|precaution))|ignore|disregard|carefree|harmless|on paper only|only on paper|completely safe|perfectly safe',
};
