import type { Messages } from '../messages.ts';

const figure = (value: number): string => value.toLocaleString('nb-NO');

export const map: Messages['map'] = {
  label: (name) => `Kart, ${name}`,
  help: 'Piltastene flytter kartet, pluss og minus zoomer. Områdene står som tekst under kartet.',
  failed: 'Kartet kunne ikke lastes. Last siden på nytt for å se det; områdene står som tekst under.',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  fit: 'Vis alle områdene',
  flight: 'Flygingen din',
  unrated: 'Ikke oversatt ennå',
  scale: (km, nm) => `Målestokk: ${km}, ${nm}`,
  kilometres: (km) => (km < 1 ? `${Math.round(km * 1000)} m` : `${figure(km)} km`),
  nauticalMiles: (nm) => `${figure(Number(nm.toPrecision(1)))} NM`,
  searchArea: 'Søkeområdet i Q-linjen',
  tiles: {
    none: 'Veikartet kunne ikke lastes. I stedet vises et enkelt omriss av landet, som kan bomme med flere kilometer.',
    some: 'Deler av veikartet kunne ikke lastes.',
    late: 'Veikartet har ikke kommet ennå. I stedet vises et enkelt omriss av landet, som kan bomme med flere kilometer.',
  },
  again: 'Prøv igjen',
  outlineBy: 'Omriss: Natural Earth',
  list: 'Områder',
  positions: 'Posisjoner',
  all: 'Alle NOTAM på ett kart',
  number: (number) => `Område ${number}:`,
};
