import { entries } from './entries.ts';

const LENGTH = '\\d{1,5}(?:[.,]\\d{1,3})? ?(?:M|FT|KM|NM|FEET)?';

/** How near and how low, in the table of a radio transmitter: `0.0966 NM 272FT AGL`. */
const SAFE_DISTANCE = '(?<value>\\d{1,2}\\.\\d{1,4} ?NM \\d{1,5} ?FT AGL(?: ?/ ?\\d{1,5} ?FT AMSL)?)';

/** Figures that stand behind their name; the named group is `value`. */
export const MEASURES = {
  takeOffRun: `TORA(?: ?\\(M\\))?:? ?(?<value>${LENGTH})`,
  takeOffDistance: `TODA(?: ?\\(M\\))?:? ?(?<value>${LENGTH})`,
  accelerateStop: `ASDA(?: ?\\(M\\))?:? ?(?<value>${LENGTH})`,
  landingDistance: `LDA(?: ?\\(M\\))?:? ?(?<value>${LENGTH})`,
  elevationAndHeight:
    'ELEV(?:ATION)? ?/ ?(?:HGT|HEIGHT):? ?(?<value>\\d{1,5}(?:\\.\\d{1,3})? ?(?:FT|M)(?: AMSL| MSL)?(?: ?[/,] ?)\\d{1,5}(?:\\.\\d{1,3})? ?(?:FT|M)(?: AGL)?)',
  elevation:
    '(?:MAX )?(?:ELEV(?:ATION)?)(?: AMSL)?:? ?(?<value>\\d{1,5}(?:\\.\\d{1,3})? ?(?:FT|M)(?: ?/ ?\\d{1,5} ?(?:FT|M))?)(?: AMSL| MSL)?',
  height:
    '(?:MAX )?(?:HGT|HEIGHT)(?: AGL)?:? ?(?<value>\\d{1,5}(?:\\.\\d{1,3})? ?(?:FT|M)(?: ?/ ?\\d{1,5} ?(?:FT|M))?)',
  length: `LEN(?:GTH)?:? ?(?<value>${LENGTH})`,
  width: `WID(?:TH)?:? ?(?<value>${LENGTH})`,
  operatingRadius: '(?:OPERATING |OPR )?RADIUS: ?(?<value>\\d{1,5} ?(?:FT|M)(?: ?/ ?\\d{1,5} ?(?:FT|M))?)',
  pavementNumber: '(?:PCN|PCR):? ?(?<value>\\d{1,3}/[RF]/[ABCD]/[WXYZ]/[TU])',
  obstacleClearance: 'OCA ?\\(H\\):? ?(?<value>\\d{2,5} ?\\(\\d{2,5}\\))',
  decisionAltitude: 'DA(?: ?\\(H\\))?:? ?(?<value>\\d{2,5}(?: ?\\(\\d{2,5}\\))?(?: ?FT)?)',
  minimumDescentAltitude: 'MDA(?: ?\\(H\\))?:? ?(?<value>\\d{2,5}(?: ?\\(\\d{2,5}\\))?(?: ?FT)?)',
  safeForCivil: `CIV(?:IL(?:IAN)?)? (?:ACFT|AIRCRAFT) ${SAFE_DISTANCE}`,
  safeAtVeryLow: `VERY LOW ${SAFE_DISTANCE}`,
  safeAtLow: `LOW ${SAFE_DISTANCE}`,
  safeAtMedium: `MEDIUM ${SAFE_DISTANCE}`,
  safeAtHigh: `HIGH ${SAFE_DISTANCE}`,
  safeAtPulseLow: `PULSE LOW ${SAFE_DISTANCE}`,
  safeAtPulseMedium: `PULSE MEDIUM ${SAFE_DISTANCE}`,
  safeAtPulseHigh: `PULSE HIGH ${SAFE_DISTANCE}`,
  bearing: '(?:BRG|HDG|BEARING):? ?(?<value>\\d{3}(?:\\.\\d{1,2})? ?(?:DEG)?(?: ?MAG| ?TRUE| GEO)?)',
} as const;
export type MeasureCode = keyof typeof MEASURES;
export const MEASURE_ENTRIES = entries(MEASURES);
