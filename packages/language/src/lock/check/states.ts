/** What a text may say of a thing, and must not where the telegram says nothing of the kind. */
export const INVENTED = [
  'exception',
  'permission',
  'unlit',
  'closed',
  'again',
  'ended',
  'reduced',
  'outside',
  'negated',
  'outOfService',
  'certain',
] as const;

/** What a text must not say where the telegram says the contrary alone. */
export const REVERSED = ['available', 'open', 'permitted', 'active', 'lit', 'everyAircraft'] as const;

export type State = (typeof INVENTED)[number] | (typeof REVERSED)[number];

/**
 * How a language says each state: alternatives of a regular expression, narrower than those of a concept. `not` is
 * whatever turns a clause round.
 */
export type StateWords = Readonly<Record<State | 'not', string>>;

/** What in items D and E, in capital letters, may lead a reader to say the state. */
export const REASONS: Readonly<Record<(typeof INVENTED)[number], RegExp>> = {
  exception:
    /\bEX\b|\bEXC|\bHOL|EXEMPT|UNLESS|\bOTHER|ONLY|\bWO\b|WITHOUT|W\/O|NOT APPL|DO(?:ES)? NOT|(?:RESTR|LIMIT|LTD)\w* TO\b|\bPPR\b|\bBUT\b|APART|OUTSIDE|OUT OF HOURS|EMERG|\bNON\b|\bSAVE|UNAFFECT|INSTEAD/,
  permission:
    /PERM|\bAPV\b|\bPPR\b|APPROV|\bAPVL|\bAUTH|CLEAR|\bCLR|CONSENT|\bREQ|\bO\/R|COORD|AGREE|ALLOW|\bPNR?\b|NOTICE|SUBJ|PRIOR|WAIV|CLNC|LICEN|ACCRED/,
  unlit:
    /UNL(?:IT|GT|IGH)|NOT L(?:IT|GT|IGH)|\bLGT[SD]?\b|LIGHTS?\b|LIGHTING|WITHOUT|\bNO\b|\bWO\b|U\/S|UNSERV|\bINOP|NIGHT/,
  closed:
    /CLSD|CLOS|\bCLS|SHUT|BLOCK|SUSP|NOT|NTL|U\/S|UNAV|UNUSE|PROHIB|\bBAN|WITHDR|OUT OF|\bNA\b|\bNO\b|\bNIL\b|UNSERV|INOP|LIMIT|RESTR|OBSTR|CERRAD|FERM|EXC|ONLY|STRIKE|DISC|AFTER|OBSC|COVER|\bNTO?AVB?L/,
  again:
    /RESUM|REVERT|RE-INST|\bRTS|BACK|RETURN|AGAIN|NORMAL|RE-?OP|CNL|CANCEL|(?<!NOT |UN)AVBL|OPN|OPEN|REINST|UNTIL|COMPLET|RESTOR|\bU\/?S TO|IN SER/,
  ended:
    /DEACT|INACT|NOT ACT|CNL|CANCEL|FINISH|COMPLET|END|CEAS|WITHDR|TERMIN|DISMAN|REMOV|EXPIR|DE-?COMM|NO LONG|UNTIL|DISCONT|REPLAC|REVOK|SUSP|TAKEN DOWN|\bNIL\b|ABOL|U\/S|INVALID|NOT (?:APPL|VALID|IN)|DELET/,
  reduced:
    /REDU|ABATE|DECR|LOWER|LESS|\bLTD|LIMIT|RESTR|SHORT|DOWNGR|DISPLA|MNM|MINI|\bVIS|REVIS|NARROW|\bBLW|BELOW|PART|CHANGE|AMEND|\bCAT\b|DOWN|\bLOW\b/,
  outside:
    /OUT(?!AGE)|BEYOND|\bBVLOS|\bEXC|\bOTHER|\bOFF|O\/S|EXT|\bNON|REMAIN|OVERRUN|EDGE|ADJ|VICINITY|HOURS|\bHRS?\b|\bH24/,
  negated:
    /\bN[OA]\b|NOT|NTL|NTAV|\bNON|\bNIL\b|\bUN(?!TIL|IT|DER|ION|ICOM|LIM)|U\/S|INOP|\bCLS|CLOS|\bOUT\b|OUTAGE|\bEX|AVOID|CLEAR|\bCLR|\bWO\b|W\/O|WITHOUT|ONLY|PROHIB|FORBID|\bBAN|\bMAX|\bMNM|\bMIN\b|LIMIT|\bLTD|RESTR|SUSP|WITHDR|BELOW|\bBLW|UNTIL|\bBUT\b|CANNOT|LESS|DEACT|INACT|ABOVE|\bABV|\bUA[SV]|DRONE|\bRPA|OTHER|\bPPR|PRIOR|\bSUBJ|\bREQ|LACK|FAIL|CNL|CANCEL|DISC|REMOV|DISMANT|BLOCK|STOP|CEAS|REPLAC|MISSING|INCOMPL|UNRELI|\bNEG|\bOFF\b|TEST|SHALL|CAUTION|\bCTN|REDUC|HAZARD|BEYOND|OBSC|FADED|FADING|POOR|WEAK|DEGRAD|ILLEG|INVIS|HIDDEN|WRONG|ERRON|FALSE|INCORR|INSUFF|\bLOSS|\bLOST|EXPIR|DIFFICULT|IMPOSS|IRREG|INTERMIT|INTERRUPT|ABSEN|REFRAIN|DISREGARD|IGNORE|INSTEAD|DELAY|POSTPON|DAMAG|BROKEN|DEFECT|FAULT|PENDING|AWAIT|MISTAKE|\bO[TO]S\b|FAR FROM|HEAVY|CONGEST/,
  outOfService:
    /\bU\/?S\b|UNSERV|\bOUT\b|OUTAGE|INOP|NOT|NTAV|\bNO\b|\bNIL\b|UNAV|\bO[TO]S\b|CLSD|CLOSE|WITHDR|FAIL|FAULT|DOWN|\bOFF\b|MAINT|SUSP|DISC|DECOM|UNUS|UNREL|IN-?OP|INTERRUP|DEFECT|BROKEN|DAMAG|TEST|WO\b|WITHOUT|DEACT|LOSS|LOST|SHUT|CEAS|INTERFER|JAM|REMOV/,
  certain:
    /EXACT|CONFIRM|CONFM|FIXED|\bFIRM|ACTUAL|DEFINIT|PRECIS|CERTAIN|CORRECT|ACCURA|MUST|ONLY|SHALL|FINAL|MANDATORY|COMPULS|SURVEY|\bPAR?\b|DETERMIN|DESIGNAT|VERIF|SPECIF|DISCRETE|EVIDENT|GUARANT/,
};

/** What may lead a reader to an exception for those who have a permission. */
export const PERMITTED_BY =
  /AVOID|SUBJ|PERMI|APPROV|\bAUTH|ALLOW|CLEAR|\bCLR|\bREQ|COORD|AGREE|\bCTC|CONTACT/;

interface Contrary {
  /** What in the telegram says the contrary. */
  readonly contrary: RegExp;
  /** What, besides, may lead a reader to say the state all the same. */
  readonly reason: RegExp;
}

export const CONTRARIES: Readonly<Record<(typeof REVERSED)[number], Contrary>> = {
  available: {
    contrary:
      /\bNOT ?AV\w*|\bNTAVBL|\bUNAVB?L\w*|\bUNAVAIL\w*|\bU\/S\b|\bUNSERVICEABLE\b|\bOUT OF (?:SERVICE|ORDER|USE|OPERATION)\b|\bINOP\w*|\bUNUSABLE\b|\bNO (?:\w+ ){1,4}(?:AVBL|AVAILABLE|SER|SERVICE|SVC)\b/g,
    reason:
      /AVBL|AVAIL|SERVIC|RE-?INST|\bSER|OPR|OPERA|WORK(?! IN)|NORMAL|RESUM|\bACT|\bUSE|USABLE|SUBST|ALTERN|INSTEAD|ONLY|EXC|MONIT|TEST|CTC|CONTACT|INFO|LTD|HOURS|REMAIN|PROVID|GIVEN|\bPPR\b/,
  },
  open: {
    contrary: /\bCLSD\b|\bCLOSED\b|\bCLOSURE\b|\bSHUT\b/g,
    reason:
      /OPEN|OPN|\bHRS?\b|HOUR|AVBL|AVAIL|OPR|OPERA|\bACT|\bSER\b|\bSVC|SERVIC|\bEXC|ONLY|\bPPR\b|\bUSE|UNTIL|WHEN/,
  },
  permitted: {
    contrary:
      /\bPROHIB\w*|\bFORBID\w*|\bNOT (?:BE )?(?:AUTH\w*|PERMIT\w*|ALLOW\w*|APPROV\w*)|\bNA\b|\bBANNED\b/g,
    reason:
      /PERM|ALLOW|\bAUTH|\bMAY\b|APPROV|\bPPR\b|\bEXC|UNLESS|UNTIL|BEFORE|AFTER|ONLY|(?<!NOT ?|UN)AV(?:BL|AIL)|SUBJ|\bCAN\b|\bABLE|WITHOUT|\bWO\b/,
  },
  active: {
    contrary: /\bDE-?ACT\w*|\bINACT\w*|\bNOT ACT\w*|\bDISESTABL\w*/g,
    reason: /\bACT|\bEFF|\bVALID|\bEST|UNTIL|\bHRS?\b|HOUR|EXC|WHEN|OPR|IN USE/,
  },
  lit: {
    contrary:
      /\bUNL(?:IT|GTD?|IGHTED)\b|\b(?:NOT|NO|WO|W\/O|WITHOUT) (?:\w+ ){0,2}(?:LGT\w*|LIT|LIGHT\w*|ILLUM\w*)|\b(?:OBST )?(?:LGT\w*|LIGHT\w*)(?: \w+){0,2} (?:U\/S|UNSERVICEABLE|INOP\w*|OUT OF SERVICE|NOT AVBL)/g,
    reason: /LGT|LIGHT|\bLIT\b|ILLUM|FLARE|LAMP|LASER|FLASH|STROBE/,
  },
  everyAircraft: {
    contrary:
      /\bNON-?\s?(?:PARTICIPAT|BASED|STN|STATION|SKED|SCHED|EQUIPPED|RESIDENT|LOCAL)\w*|\bFIXED[- ]?WING|\bV-?22/g,
    reason: /\bALL\b|\bANY\b|EVERY|EACH|TRAFFIC|\bTFC/,
  },
};

/** What turns a statement of a telegram round. */
export const NEGATIONS =
  /\bNOT\b(?!:| (?:ST(?:AN)?D|ABV|ABOVE|BLW|BELOW|EXCEED|MORE|LESS|LATER|BEFORE|AFTER|LOWER|HIGHER|EARLIER|OVER|UNDER|GREATER|LIMITED)\b)|\bNO\b(?!\s?\d|\.)|\bNIL\b|\bU\/S\b|\bUNSERVICEABLE\b|\bOUT OF SERVICE\b|\bINOP\w*/g;
