import type { Position } from './position.ts';

interface Sexagesimal {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Rounded as a whole number of seconds first, so that neither seconds nor minutes ever show 60. */
function toSexagesimal(absoluteDegrees: number): Sexagesimal {
  const total = Math.round(absoluteDegrees * 3600);
  return { degrees: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** `595450N 0104508E`: degrees, minutes and seconds as item E of a NOTAM prints them, to the nearest second. */
export function formatIcaoPosition(position: Position): string {
  const lat = toSexagesimal(Math.abs(position.lat));
  const lon = toSexagesimal(Math.abs(position.lon));
  const north = `${pad(lat.degrees, 2)}${pad(lat.minutes, 2)}${pad(lat.seconds, 2)}${position.lat < 0 ? 'S' : 'N'}`;
  const east = `${pad(lon.degrees, 3)}${pad(lon.minutes, 2)}${pad(lon.seconds, 2)}${position.lon < 0 ? 'W' : 'E'}`;
  return `${north} ${east}`;
}

/** `59°54′50″N 10°45′08″E`, to the nearest second. */
export function formatPosition(position: Position): string {
  const lat = toSexagesimal(Math.abs(position.lat));
  const lon = toSexagesimal(Math.abs(position.lon));
  return (
    `${lat.degrees}°${pad(lat.minutes, 2)}′${pad(lat.seconds, 2)}″${position.lat < 0 ? 'S' : 'N'} ` +
    `${lon.degrees}°${pad(lon.minutes, 2)}′${pad(lon.seconds, 2)}″${position.lon < 0 ? 'W' : 'E'}`
  );
}

/** Positions as {@link formatPosition} has them; in whole minutes where each of them has no seconds: `27°22′N 108°37′E`. */
export function formatPositions(positions: readonly Position[]): readonly string[] {
  const said = positions.map(formatPosition);
  const areWhole = said.every((position) => (position.match(/00″/g) ?? []).length === 2);
  return areWhole ? said.map((position) => position.replace(/00″/g, '')) : said;
}
