import type { WeatherReport } from '@klarnotam/contract';
import type { ReportWording } from '@klarnotam/language';
import type { TokenField, WeatherFacts, WeatherGroup } from '@klarnotam/weather';

const PRECIPITATION: ReadonlySet<string> = new Set(['DZ', 'RA', 'SN', 'SG', 'IC', 'PL', 'GR', 'GS', 'UP']);
const MINUS = '\u2212';
/** What a sentence is about, in front of it; the condition has that as its heading. */
const LABEL = /^[^:：\d]{1,60}[:：]\s*/;

function degrees(celsius: number | null): string | null {
  return celsius === null ? null : `${String(celsius).replace('-', MINUS)} °C`;
}

function isPrecipitation({ phenomena }: WeatherGroup): boolean {
  return phenomena.some((phenomenon) => PRECIPITATION.has(phenomenon));
}

/** The weather of a report, element by element: the same sentences as in the translation, sorted by what they are about. */
export function writeConditions(
  facts: WeatherFacts,
  { translation, groups }: ReportWording,
): WeatherReport['conditions'] {
  const own = facts.tokens.filter(({ group }) => group === null);
  const say = (...fields: readonly TokenField[]): string | null => {
    const about = own.filter(({ field }) => fields.includes(field));
    const sentences = translation.filter(
      ({ group, spans }) =>
        group === null &&
        spans.some((span) => about.some((token) => token.from < span.to && span.from < token.to)),
    );
    return sentences.length === 0 ? null : sentences.map(({ text }) => text.replace(LABEL, '')).join(' ');
  };
  const { conditions } = facts;
  const weather = say('weather');
  const rains = conditions.weather.some(isPrecipitation);
  return {
    wind: say('wind'),
    visibility: say('visibility', 'minimumVisibility', 'cavok'),
    clouds: say('clouds', 'verticalVisibility', 'cavok'),
    temperature: degrees(conditions.temperatureC),
    dewPoint: degrees(conditions.dewPointC),
    pressure: say('qnh', 'qfe'),
    precipitation: rains ? weather : null,
    weather: rains ? null : weather,
    forecast: groups.length === 0 ? null : groups.map(({ heading, text }) => `${heading}: ${text}`).join(' '),
  };
}
