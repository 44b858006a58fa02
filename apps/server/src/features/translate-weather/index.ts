export {
  translateWeather,
  type TranslateWeather,
  type TranslateWeatherContext,
  type TranslateWeatherInput,
} from './translate-weather.ts';
