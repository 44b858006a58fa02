import type { Drawn } from '../features/briefing/use-result-context.ts';
import { Notice } from '../features/translate-notam/notice.tsx';
import { FlightWeather } from '../features/translate-weather/flight-weather.tsx';

/** How a briefing shows what was translated of it: as the pages do that translate NOTAMs and reports. */
export const DRAWN: Drawn = {
  drawNotice: (notice, position, { words, language, dir }) => (
    <Notice notice={notice} position={position} folded={null} words={words} language={language} dir={dir} />
  ),
  drawReports: (reports, flight, { language, dir, drone }) => (
    <FlightWeather reports={reports} flight={flight} drone={drone} language={language} dir={dir} />
  ),
};
