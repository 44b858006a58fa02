import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception: 'except(?!ional)|unless|apart from|save for|other than|aside from|excluding|exempt',
  permission: 'permission|approval|authori[sz]ation|consent',
  unlit:
    'unlit|not (?:be )?(?:lit|lighted|illuminated)|unlighted|(?:without|no) (?:any )?(?:\\p{L}+ )?(?:lights?|lighting)(?!\\p{L})',
  closed: 'clos(?:ed|ure|es|ing)(?!\\p{L})|shut(?!\\p{L})',
  again:
    '(?:available|open|working|operational|operating|in (?:use|service|operation)) again|resum(?:e|ed|es|ing|ption)(?!\\p{L})|reinstat|back (?:in|to) (?:service|operation|use|normal)|return(?:s|ed)? to (?:service|operation|normal)|restored|again (?:available|open|operational)|reopen',
  ended:
    'deactivated|inactive|dismantled|finished|has ended|no longer|cancell?ed|withdrawn|revoked|terminated|taken down',
  reduced: 'reduc|decreas|lowered|shortened|narrowed|downgraded|curtailed',
  outside: 'outside',
  available: 'available|in service|working(?! hours)|operational(?! (?:season|hours|dim))|usable|serviceable',
  open: 'open(?:s|ed|ing)?(?!\\p{L})',
  permitted: 'permitted|allowed|authori[sz]ed',
  not: "fault\\w*|malfunction\\w*|(?:not|no|none|never|neither|nor|non)(?!\\p{L})|cannot|without|nil|prohibit|forbid|ban(?:ned|s)?(?!\\p{L})|closed|out of|suspend|\\p{L}+n't|un(?:able|avail|serv|us|lit|light)\\p{L}*|outside|inop|inactive|deactiv|defect|broken|fail|lack|interrupt|disabled|removed|cancel|withdrawn|refus|shut|off(?!\\p{L})|non(?!\\p{L})|impossible|\\p{L}+-free",
  negated:
    "not(?!\\p{L}| limited)(?! (?:above|below|exceed\\p{L}*|higher|lower|more|less|later|earlier)(?!\\p{L}))|no (?:aircraft|drones?|flights?|flying|one|person|pilot)|nobody|(?:none|never|neither|nor)(?!\\p{L})|cannot|\\p{L}+n't|will no longer|fails? to",
  outOfService:
    'unserviceable|out of (?:service|order|operation)|inoperative|not (?:working|operational|operating|functioning)|defective|broken',
  active: 'activ(?:e|ated|ation)(?!\\p{L})|in force|in effect',
  lit: '(?:is|are|be|being|fully|well) (?:lit|lighted|illuminated)|with (?:\\p{L}+ )?lights on|(?:fitted|equipped|marked) with (?:\\p{L}+ ){0,2}lights?(?!\\p{L})|marked and li(?:t|ghted)(?!\\p{L})|with (?:\\p{L}+ )?lights?(?!\\p{L})|illuminated|lit (?!by)',
  everyAircraft:
    '(?:all|any|every) (?:(?:types?|kinds?) of )?(?:aircraft|traffic|flights?|aeroplanes?|airplanes?|helicopters?|operators?|users?)(?!\\p{L})',
  certain:
    'exact(?:ly)?(?!\\p{L})|confirmed|definite|certainly|for certain|precise(?:ly)?(?!\\p{L})|guaranteed|fixed end',
};
