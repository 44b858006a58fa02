import { limited, member, os } from '../../http/procedures.ts';
import { translateWeather, type TranslateWeatherContext } from './translate-weather.ts';

export function translateWeatherRoute(translating: TranslateWeatherContext) {
  return os.translateWeather
    .use(member)
    .use(limited('translate'))
    .handler(({ context: { user }, input: { headers, body } }) =>
      translateWeather(translating, {
        userId: user.id,
        ...body,
        idempotencyKey: headers['idempotency-key'] ?? null,
      }),
    );
}
