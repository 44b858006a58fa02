import type { Station } from '../../shared/weather/stations.ts';

/** Where a station is found on the page: at its first report. */
export function stationAnchor({ first }: Station): string {
  return `report-${first.position}`;
}
