/** What a NOTAM office objects to, in the order of a message. */
export const LINT_CODES = [
  // The message (ICAO Annex 10, volume II).
  'lineTooLong',
  'messageTooLong',
  'smallLetters',
  'unwritableCharacter',
  'messageSignal',
  // Its items (ICAO Annex 15, Doc 8126).
  'missingQualifier',
  'missingLocation',
  'missingBegin',
  'missingEnd',
  'missingText',
  'missingLower',
  'missingUpper',
  'itemOutOfOrder',
  'itemTwice',
  'itemsInCancellation',
  // The Q line.
  'qualifierIncomplete',
  'qualifierFir',
  'qualifierCode',
  'qualifierTraffic',
  'qualifierPurpose',
  'qualifierScope',
  'qualifierLevel',
  'qualifierLevelsTurned',
  'lowerLevelNotOfF',
  'upperLevelNotOfG',
  'qualifierCentre',
  'qualifierRadius',
  'circleTooSmall',
  // Item A.
  'locationForm',
  'tooManyLocations',
  'scopeNotOfLocation',
  'firNotOfLocation',
  // Items B and C.
  'timeForm',
  'impossibleTime',
  'withImmediateEffect',
  'untilFurtherNotice',
  'permanent',
  'estimatedEnd',
  'endNotAfterBegin',
  'overThreeMonths',
  'endAtMidnight',
  // Item D (OPADD 4.1).
  'scheduleTooLong',
  'scheduleYear',
  'scheduleOblique',
  'scheduleWeekdaysAndDates',
  'scheduleLocalTime',
  'scheduleHolidays',
  'scheduleAllDay',
  'scheduleMidnight',
  'scheduleUnreadable',
  'scheduleBeginNotB',
  'scheduleEndNotC',
  'scheduleGap',
  // Item E.
  'noPosition',
  'positionForm',
  'noRadius',
  'radiusNotNm',
  'decimalComma',
  'areaNotClosed',
  'noOperationType',
  'noHeightAboveGround',
  'noContact',
  'electronicAddress',
  'localTimeInText',
  'unknownAbbreviation',
  // Items F and G.
  'limitForm',
  'limitAboveGround',
  'lowerAboveUpper',
  'upperBelowHeight',
] as const;
export type LintCode = (typeof LINT_CODES)[number];

export interface LintFinding {
  readonly code: LintCode;
  /** The item it is in; null: the message. */
  readonly item: 'Q' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null;
  /** The words that it is about; empty for what is missing. */
  readonly found: string;
}
