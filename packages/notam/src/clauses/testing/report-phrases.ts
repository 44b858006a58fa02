import type { REPORT_PHRASES } from '../report-phrases.ts';
import type { PhraseTelegrams } from './space-and-military-phrases.ts';

/** A telegram of each phrase of reports and approaches, one that says something else, and what the phrase copies. */
export const REPORT_PHRASE_ROWS: Readonly<Record<keyof typeof REPORT_PHRASES, PhraseTelegrams>> = {
  surfaceReportRemarks: ['ADDN NON-GRF/TALPA INFO:', 'NO ADDN NON-GRF/TALPA INFO:'],
  surfacesSwept: ['CLEARING/SWEEPING IN PROGRESS.', 'SWEEPING NOT IN PROGRESS.'],
  surfacesChanging: ['CONDITIONS CHANGING RAPIDLY.', 'CONDITIONS NOT CHANGING RAPIDLY.'],
  descentPointToRunway: ['VDP 1.3 NM TO RW36L.', 'VDP 1.3 NM TO RW36L NA.', '1.3 NM', '36L'],
  descentPointToThreshold: ['DISTANCE VDP TO THLD 1.17 NM.', 'DISTANCE VDP TO THLD 1.17 NM NA.', '1.17 NM'],
  descentPointAtDistance: ['VDP AT I-TLK 2.86 DME;', 'VDP AT I-TLK 2.86 DME NA;', '2.86', 'I-TLK'],
};
