/** Around the manual; what it says itself stands in docs/manual. */
export const manual = {
  title: 'Brukerhåndbok',
  lead: 'Hva hvert svar betyr, hvordan du spør, og hva svaret ikke sier.',
  description:
    'Slik leser du svar på NOTAM, METAR og TAF for droneflyging: de fem fargene, Min flyging, værgrenser, å sende en NOTAM, bruk uten nett, abonnementer og personvern.',
  contents: 'Innhold',
  search: 'Søk i håndboken',
  searchPlaceholder: 'Vind, gul, faktura …',
  clearSearch: 'Tøm søket',
  results: 'Funnet i håndboken',
  found: (count: number) => (count === 1 ? 'Funnet ett sted' : `Funnet ${count} steder`),
  noneFound: (search: string) =>
    `Ingenting i håndboken inneholder «${search}». Prøv et annet ord, eller begynnelsen av det.`,
  searchFailed: 'Søket kunne ikke lastes. Sjekk nettet. Nettleseren kan også søke på siden.',
  linkTo: (heading: string) => `Lenke til «${heading}»`,
  top: 'Tilbake til innholdet',
  support: 'Fant du ikke svaret?',
  supportText:
    'Skriv til oss. Si hva du gjorde og hva du så, og lim inn NOTAM-en eller værmeldingen det gjaldt.',
  contact: 'Kontakt kundestøtte',
};
