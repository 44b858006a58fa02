import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    "(?:must|may|can|should)(?: \\p{L}+)? not(?: \\p{L}+){0,2} (?:fly|flown|enter|operate|use)|cannot (?:\\p{L}+ )?(?:fly|be flown|enter)|prohibit|forbid|banned|not (?:be )?(?:allowed|permitted)|no (?:flying|drone flights?)(?!\\p{L})|no drones?(?!\\p{L})(?! (?:rules?|restrictions?|limits?|bans?|pilots?|operators?|(?:is|are|will be) (?:\\p{L}+ )?(?:affected|concerned))(?!\\p{L}))|(?:no (?:other )?(?:aircraft|one|(?:drone )?pilots?|person)|nobody|none|nothing|neither)(?:,? \\p{L}+){0,5},? (?:(?:may|can|must) (?:fly|enter|operate|be flown)|(?:is|are) (?:allowed|permitted)(?!\\p{L}))|no way to (?:\\p{L}+ )?fly|no[- ](?:fly|go)(?!\\p{L})|under no circumstances (?:may|can|should|must)|(?:must|have to|has to|should) (?:stay|keep) out|(?:ca|must)n't (?:\\p{L}+ ){0,2}(?:fly|be flown|enter)|off[- ]limits|against the law|illegal|offence|not legal",
  doNot: "do(?:n't| not) (?:fly|enter|take off|launch)|never (?:fly|enter)|avoid flying|refrain from flying",
  keepAway:
    'keep (?:your |the )?drones? (?:on the ground|grounded|away|out)|stay out|keep out|(?:stay|keep) (?:well |far )?(?:away|clear)',
  notForbidden:
    "(?:not|n't) (?!only |just |merely )(?:\\p{L}+ )?(?:prohibit|forbid|bann)\\p{L}*|nothing(?: \\p{L}+){0,3} (?:prohibit|forbid|ban)s?(?!\\p{L})|(?:no|not a|n't a) (?:\\p{L}+ )?(?:ban|prohibition)(?!\\p{L})|neither (?:prohibit|forbid|ban)\\p{L}*",
  permission:
    'permission|authori[sz]ation|approval|clearance|consent|permits?(?!\\p{L})(?= (?:to|for|is|before)(?!\\p{L})|,|\\.)',
  terms:
    'exceptions?|permits? it|only if (?:[^.]{1,60} )?(?:permits?|allows?|agrees?)|(?:certain|some|specific|special|strict|on|under) conditions?|(?:been|has|have|is) (?:cleared|approved|agreed|authori[sz]ed)|coordinat|arranged? with|(?:ask|contact|call)(?: \\p{L}+){0,6} (?:first|before|beforehand)|(?:must|first|should) ask|get in touch|go-ahead|agree[ds]?(?!\\p{L})',
  withoutPermission:
    "(?:without|no|nor|not need|not require|n't need|n't require)(?: \\p{L}+){0,4} (?:permission|authori[sz]ation|approval|clearance|consent)",
  notWithout: 'not without',
  never:
    'not even with|even with (?:\\p{L}+ )?(?:permission|authori[sz]ation|approval)|in no case|under no circumstances|(?:not|no)(?: \\p{L}+){1,5} at all(?!\\p{L})|completely (?:prohib|forbid|bann)|without exception|no permission (?:will|can|may) be (?:granted|given)|under any circumstances|no (?:permission|permits?|approval) (?:is|are) (?:given|granted|issued)|with or without (?:permission|approval)|permission or not|no(?:body| one) can get (?:\\p{L}+ )?permission',
  unconcerned:
    "(?:does|do|is|are)(?: not|n't) (?:\\p{L}+ )?(?:concern|relevant)|nothing to do with|not relevant (?:to|for)|(?:does not|doesn't) affect (?:your )?drones?|no bearing|of no concern",
  may: '(?:may|can|are free to|is free to|allowed to|permitted to|able to)(?: \\p{L}+){0,3} (?:fly|flown|operate|enter|take off|use)(?!\\p{L})|(?:flying|drones?|flights?|flight) (?:\\p{L}+ )?(?:is|are|remains?|stays?) (?:\\p{L}+ )?(?:allowed|permitted|possible|fine|ok)',
  freely:
    "freely|free to fly|nothing (?:stops|prevents|hinders|keeps) you|without (?:any )?(?:restriction|hindrance)|no restriction|unrestricted|unhindered|as usual|as normal|need not (?:stay|keep|avoid|ask)|no need to (?:stay|keep|avoid|ask)|no limits?(?!\\p{L})|(?:not|n't) (?:\\p{L}+ ){0,3}(?:limit|restrict)",
  carefree:
    '(?:no|without)(?: \\p{L}+){0,2} (?:caution|care|precaution|worry|worries|attention|danger|risk|hazard)|no need to (?:worry|take care|be careful|watch|look)|nothing to (?:worry|fear|watch)|need not (?:worry|be careful|take (?:any )?(?:care|precaution))|ignore|disregard|carefree|harmless|on paper only|only on paper|completely safe|perfectly safe',
};
