import type { AreaPhenomenon, AreaWarning } from '@klarnotam/weather';

const NAMES: Readonly<Record<AreaPhenomenon, string>> = {
  thunderstorm: 'thunderstorms',
  tropicalCyclone: 'tropical cyclone',
  turbulence: 'turbulence',
  icing: 'icing',
  mountainWave: 'mountain waves',
  dustStorm: 'dust storm',
  sandStorm: 'sand storm',
  volcanicAsh: 'volcanic ash',
  radioactiveCloud: 'radioactive cloud',
  surfaceWind: 'strong wind at the ground',
  surfaceVisibility: 'poor visibility at the ground',
  mountainsObscured: 'mountains in cloud',
  convectiveCloud: 'cumulonimbus or towering cumulus',
  cloud: 'low cloud',
};
const MOST_TOLD = 5;

/** That a text holds warnings of regions, which are recognised and not translated, and what each is about. */
export function describeAreaWarnings(warnings: readonly AreaWarning[]): string {
  const told = warnings.slice(0, MOST_TOLD).map(describe);
  const more = warnings.length - told.length;
  return [
    'This warns of the weather in a whole region and is no report of a station.',
    ...told,
    ...(more > 0 ? [`And ${String(more)} more.`] : []),
    'Where in the region and how high it holds is not read here.',
  ].join(' ');
}

function describe(warning: AreaWarning): string {
  const { kind, sequence, fir, firName, phenomenon, strength, cancels } = warning;
  const title = [kind.toUpperCase(), ...(sequence === null ? [] : [sequence])].join(' ');
  const region = fir === null ? firName : firName === null ? fir : `${fir} (${firName})`;
  const name =
    phenomenon === null ? null : [...(strength === null ? [] : [strength]), NAMES[phenomenon]].join(' ');
  const what = cancels ? 'ends an earlier warning' : name;
  const heading = region === null ? title : `${title}, ${region}`;
  return `${[heading, ...(what === null ? [] : [what])].join(': ')}${validity(warning)}.`;
}

function validity({ validFrom, validTo }: AreaWarning): string {
  if (validTo === null) return '';
  if (validFrom === null) return `, until ${utc(validTo)} UTC`;
  return `, from ${utc(validFrom)} to ${utc(validTo)} UTC`;
}

function utc(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;
}
