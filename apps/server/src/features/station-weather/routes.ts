import { limited, member, os } from '../../http/procedures.ts';
import { findStations, findStationsNear, type StationTable } from './find-stations.ts';
import { readStationWeather, type StationWeatherContext } from './read-station-weather.ts';

export function stationWeatherRoutes(
  stations: StationWeatherContext,
  { gazetteer }: { readonly gazetteer: StationTable },
) {
  return {
    findStations: os.weather.findStations
      .use(member)
      .use(limited('findPlaces'))
      .handler(({ input }) => findStations(gazetteer, input.q)),
    stationsNear: os.weather.stationsNear
      .use(member)
      .use(limited('findPlaces'))
      .handler(({ input: { lat, lng } }) => findStationsNear(gazetteer, { lat, lon: lng })),
    station: os.weather.station
      .use(member)
      .use(limited('stationWeather'))
      .handler(({ input }) => readStationWeather(stations, input.id)),
  };
}
