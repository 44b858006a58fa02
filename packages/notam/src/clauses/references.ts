import { entries } from './entries.ts';

/** Documents, numbers and offices that item E points to; the named group is `value`. */
export const REFERENCES = {
  aic: '(?:(?:FOR )?FURTHER INFO(?:RMATION)?,? )?(?:UK )?(?:AIC )?AIC ?(?<value>[A-Z]? ?\\d{1,3}/\\d{2,4})(?:,? WITH CHARTS?,?|,? WHICH INCLUDES (?:A )?CHARTS?,?)?(?: (?:WILL REFER|REFERS?))?',
  aipSupplement:
    '(?:REF(?:ER)?(?: TO)?:? )?(?:UK |FRENCH )?(?:EAIP )?(?:AIRAC )?(?:AIP )?SUPP?(?:LEMENT)?(?: AIRAC)?(?: NR| NO)? ?(?<value>[A-Z]{0,2} ?\\d{1,3}/\\d{2,4})(?: REFERS)?',
  briefingSheet:
    '(?:FURTHER DETAILS (?:VIA|IN) )?(?:(?:A )?(?:AIS )?BRIEFING SHEET:? (?<value>[A-Z0-9/.-]{3,40}(?: [0-9][A-Z0-9/.-]{3,20})?(?<=[A-Z0-9]))|(?<sheet>BFS \\d{1,3}/\\d{4}))(?:,? WITH CHART)?(?:,? REFERS)?',
  notam: '(?:REFER(?: TO)?|REF|SEE)(?: ALSO)? NOTAM (?<value>(?:[A-Z]{4} )?[A-Z]\\d{4}/\\d{2})',
  webAddress:
    '(?:FOR )?FURTHER (?:DETAILS|INFO(?:RMATION)?)(?: AT| VIA| SEE)? ?:? ?(?<value>(?:HTTPS?://)?[A-Z0-9-]+(?:\\.[A-Z0-9-]+){1,5}(?:/[A-Z0-9./_-]*[A-Z0-9/])?)',
  regulation:
    'PRESCRIBED PURSUANT TO (?<rule>CIVIL AVIATION RULE PART \\d{1,3}) UNDER A DELEGATED AUTHORITY ISSUED BY THE DIRECTOR OF CIVIL AVIATION|(?:(?:AN )?(?:UPDATED )?(?:EMERG(?:ENCY)? )?(?:RESTRICTION OF FLYING REGULATIONS (?:(?:HAVE|HAS) BEEN )?MADE|AREA ESTABLISHED)) UNDER (?<value>ARTICLE \\d{1,4} OF (?:THE )?AIR NAV(?:IGATION)?(?: \\([A-Z ]{3,20}\\))? ORDER \\d{4})',
  registration:
    '(?:REF (?<rule>[A-Z]{4}[- ]\\d{4})(?= ?\\.? ?$)|(?<value>\\(?(?:AREA[- ][A-Z]{2},? ?)?SVC ?\\d{3,4}/\\d{2}\\)?|(?:AR|ASR|AU|AO|AS)[- ]\\d{4}[-/]\\d{1,6}/?(?= ?\\.? ?$)|(?:AR|ASR|AU|AO|AS)[- ]\\d{4}-\\d{1,6}(?:/[A-Z]{0,4}\\d{1,3})?|\\d{4}-\\d{2}-\\d{3,4}(?:[/-] ?[A-Z]{2} ?\\d{1,3})?|\\d{2}/\\d{2}/\\d{1,4}(?:[/ ][A-Z]{3,4})?))',
  aip: '(?:REF(?:ER)?(?: TO)?:? |SEE )?(?:ALSO )?(?:[A-Z]{2,10} )?(?:E?AIP:? (?:PAGES? )?|MIL ?AIP |(?<=REF )(?=AD \\d))(?<value>(?:[A-Z]{4} )?(?:AD|ENR|GEN)[ -]?\\d?(?: ?[A-Z]{4})?(?:[ .-]?\\d{1,2}(?:[.-]\\d{1,3}[A-Z]?)*)?(?:(?:,| AND) ?(?:[A-Z]{2,4} ?)?\\d{1,2}(?:[.-]\\d{1,3}[A-Z]?)+)*(?: AD \\d\\.\\d{1,2})?)(?: \\(PINS AREAS AND UK DAY LOW FLYING SYSTEM \\(DLFS\\)\\)?)?(?: ?REFERS?)?',
  aipPart:
    '(?<value>(?:AD|ENR|GEN) ?\\d(?:[.-]\\d{1,3}){1,4}(?: (?:AND|,) ?\\d{1,2}(?:[.-]\\d{1,3})+)?|AD 2 [A-Z]{4} \\d-\\d{1,2}(?= [A-Z]))(?: REFERS?|(?<=AD 2 [A-Z]{4} \\d-\\d{1,2}))',
  aipAmendment:
    '(?:PERM )?(?:AIRAC )?(?:AIP )?(?:AIRAC )?(?:AMDT|AMENDMENT) ?(?:NR\\.? ?)?(?<value>\\d{1,3}/\\d{2,4})(?: REFERS)?',
  asrNumber: '\\(?ASR (?<value>\\d{7})\\)?',
  asnNumber:
    '(?:\\(?ASN (?<value>\\d{4}-[A-Z]{3}-\\d{1,6}(?:/\\d{1,6})?-(?:NRA|OE))\\)?|\\((?<rule>\\d{4}-[A-Z]{3}-\\d{1,6}(?:(?:/| THRU |, ?)\\d{1,6}){0,9}-(?:NRA|OE))\\))',
  craneReference:
    '(?:TEMPO(?:RARY)? )?(?:CRANE|OBST(?:ACLE)?) (?:REF|ID)(?: NR| NO)?[: ] ?(?<value>[A-Z0-9/-]{4,20}(?:\\.\\d)?)',
  effectiveDate: 'EFF(?:ECTIVE)? (?:DATE:?|FROM|FM) ?(?<value>\\d{1,2} [A-Z]{3} \\d{2,4})',
  callsign: '(?:CS|C/S|CALLSIGN|CALL SIGN):? ?(?<value>[A-Z0-9]{3,12})',
  aircraftRegistration:
    '(?:ACFT )?REG(?:ISTRY|ISTRATION)?(?:: ?| (?=[A-Z]{0,2}\\d))(?<value>[A-Z0-9-]{4,10})',
  aircraftType: '(?:TYPE? OF ACFT ?[-:]|TYP ?:) ?(?<value>[A-Z][A-Z0-9 /-]{2,30})',
  operator: '(?:OPR|OPERATOR|USER AGENCY|USING AGENCY): (?<value>[A-Z][A-Z0-9 ,.&()-]{3,80})',
  controllingAuthority:
    'CONTROLLING (?:AUTHORITY|AUTHORITIES|UNIT): ?(?<value>[A-Z][A-Z ]{2,40}(?:/ ?[A-Z][A-Z ]{2,40}){0,3})',
  website:
    '(?:(?:FURTHER DETAILS VIA:? |(?:THIS AIP SUP IS )?AVBL (?:AT|ON) |DETAILS AT |FOR LATEST INFO )?(?<value>WWW\\.[A-Z0-9-]+(?:\\.[A-Z0-9-]+){1,4}(?:/(?:[A-Z0-9./_-]*[A-Z0-9/])?)?)|(?:AVBL AT )?(?<rule>[A-Z0-9-]+(?:\\.[A-Z0-9-]+){0,3}\\.(?:COM|ORG|NET|(?:CO|GOV|ORG)\\.UK|GOUV\\.FR)(?![A-Z0-9.@(-])(?:/[A-Z0-9./_-]*[A-Z0-9/])?)|AVBL AT (?<sheet>[A-Z0-9-]+(?:\\.[A-Z0-9-]+){2,4}(?:/(?:[A-Z0-9./_-]*[A-Z0-9/])?)?))',
  eMail:
    '(?:(?:OR(?: VIA)?(?: EMAIL(?: TO)?)?|FOR INFO|FOR FURTHER INFO|E-?MAIL|CTC|CONTACT)(?: CTC| EMAIL)?:? ?)?(?<value>[A-Z0-9._-]+(?:\\(UNDERSCORE\\)[A-Z0-9._-]+)?(?:@|\\(AT\\))[A-Z0-9-]+(?:\\.[A-Z0-9-]+){1,4})',
} as const;
export type ReferenceCode = keyof typeof REFERENCES;
export const REFERENCE_ENTRIES = entries(REFERENCES);
