export { readStationWeather, type StationWeatherContext } from './read-station-weather.ts';
