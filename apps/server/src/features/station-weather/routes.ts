import { limited, member, os } from '../../http/procedures.ts';
import { readStationWeather, type StationWeatherContext } from './read-station-weather.ts';

export function stationWeatherRoutes(stations: StationWeatherContext) {
  return {
    station: os.weather.station
      .use(member)
      .use(limited('stationWeather'))
      .handler(({ input }) => readStationWeather(stations, input.id)),
  };
}
