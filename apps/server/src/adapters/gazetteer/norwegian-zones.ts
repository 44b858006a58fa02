import type { ControlZone, TableSource } from '../../ports/gazetteer.ts';

/**
 * Norwegian aerodromes with an air traffic unit, and the airspace around them, as generally known; the limits, which
 * change, stand in AIP Norway AD 2.17 alone.
 */
export const ZONE_SOURCE: TableSource = {
  name: 'KlarNOTAM',
  attribution: 'Own table of Norwegian air traffic units; limits and changes are in AIP Norway, AD 2.17',
  url: 'https://aim-prod.avinor.no/no/AIP/',
  asOf: '2025-01-01',
};

const WITH_CONTROL_ZONE = {
  ENAL: 'Ålesund',
  ENBO: 'Bodø',
  ENBR: 'Bergen (Flesland)',
  ENCN: 'Kristiansand (Kjevik)',
  ENDU: 'Bardufoss',
  ENEV: 'Harstad/Narvik (Evenes)',
  ENGM: 'Oslo (Gardermoen)',
  ENHD: 'Haugesund (Karmøy)',
  ENOL: 'Ørland',
  ENRY: 'Rygge',
  ENTC: 'Tromsø',
  ENTO: 'Sandefjord (Torp)',
  ENVA: 'Trondheim (Værnes)',
  ENZV: 'Stavanger (Sola)',
} as const;

const WITH_INFORMATION_ZONE = {
  ENBL: 'Førde (Bringeland)',
  ENBN: 'Brønnøysund',
  ENBS: 'Båtsfjord',
  ENBV: 'Berlevåg',
  ENFL: 'Florø',
  ENHF: 'Hammerfest',
  ENHK: 'Hasvik',
  ENHV: 'Honningsvåg',
  ENLK: 'Leknes',
  ENMH: 'Mehamn',
  ENMS: 'Mosjøen',
  ENNM: 'Namsos',
  ENNO: 'Notodden',
  ENOV: 'Ørsta-Volda',
  ENRA: 'Mo i Rana',
  ENRM: 'Rørvik',
  ENRO: 'Røros',
  ENRS: 'Røst',
  ENSB: 'Svalbard (Longyear)',
  ENSD: 'Sandane',
  ENSG: 'Sogndal',
  ENSH: 'Svolvær',
  ENSK: 'Stokmarknes',
  ENSO: 'Stord',
  ENSR: 'Sørkjosen',
  ENSS: 'Vardø',
  ENST: 'Sandnessjøen',
  ENVD: 'Vadsø',
} as const;

/** There is a unit; which of the two kinds of zone it has is not certain. */
const WITH_EITHER = {
  ENAN: 'Andøya',
  ENAT: 'Alta',
  ENKB: 'Kristiansund',
  ENKR: 'Kirkenes',
  ENML: 'Molde',
  ENNA: 'Banak',
} as const;

function zonesOf(kind: ControlZone['kind'], service: string, aerodromes: Readonly<Record<string, string>>) {
  return Object.entries(aerodromes).map(([icao, place]): [string, ControlZone] => [
    icao,
    { kind, icao, unit: `${place} ${service}` },
  ]);
}

export const NORWEGIAN_ZONES: ReadonlyMap<string, ControlZone> = new Map([
  ...zonesOf('CTR', 'TWR', WITH_CONTROL_ZONE),
  ...zonesOf('TIZ', 'AFIS', WITH_INFORMATION_ZONE),
  ...zonesOf(null, 'TWR/AFIS', WITH_EITHER),
]);
