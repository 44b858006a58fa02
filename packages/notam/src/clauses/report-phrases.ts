/** Sentences of reports on runways and of changed approaches; the named groups are `value` and `second`. */
export const REPORT_PHRASES = {
  surfaceReportRemarks: 'ADDN NON-GRF/TALPA INFO ?:?',
  surfacesSwept: '(?:CLEARING/)?SWEEPING IN PROGRESS',
  surfacesChanging: 'COND(?:ITION)?S CHANGING RAPIDLY',
  descentPointToRunway:
    '(?:VDP|VISUAL DESCENT POINT) (?<value>\\d{1,2}(?:\\.\\d{1,2})? ?NM) TO RWY? ?(?<second>\\d{2}[LCR]?)',
  descentPointToThreshold:
    'DIST(?:ANCE)? (?:VDP|VISUAL DESCENT POINT) TO (?:THLD|THR|THRESHOLD) (?<value>\\d{1,2}(?:\\.\\d{1,2})? ?NM)',
  descentPointAtDistance:
    '(?:VDP|VISUAL DESCENT POINT) AT (?<second>(?:I-)?[A-Z]{3}(?: VOR/DME| VORTAC| VOR)?) (?<value>\\d{1,2}(?:\\.\\d{1,2})?) DME',
} as const;
