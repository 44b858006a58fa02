import type { SaidGlance } from '@klarnotam/language';
import type { Station } from '../../shared/weather/stations.ts';

/** The answer as plain text, to send to somebody: each station as its card tells it, and its reports as sent. */
export function copyText(
  stations: readonly { readonly station: Station; readonly said: SaidGlance }[],
  standing: string,
): string {
  const parts = stations.map(({ station, said }) =>
    [
      station.first.report.location,
      ...[said.observation, said.forecast].flatMap((one) => (one === null ? [] : [one.text])),
      said.headline,
      ...said.best,
      ...[said.wind, ...said.notes, said.light].filter((line) => line !== null),
      ...(said.periods.length === 0 ? [] : ['', `${said.clock}:`]),
      ...said.periods.map(({ when, heading, text, chance }) =>
        [`${when}: ${heading}`, text, chance].filter((part) => part !== null && part !== '').join(' · '),
      ),
      '',
      ...station.reports.map(({ report }) => report.source.trim()),
    ].join('\n'),
  );
  return [...parts, standing].join(`\n\n`);
}
