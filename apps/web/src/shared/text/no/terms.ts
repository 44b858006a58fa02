import type { LegalParties, LegalSection } from '../legal.ts';

export const TERMS_UPDATED = '24. mars 2025';

/** The terms of using the product. */
export function terms({ productName, supportEmail, operator }: LegalParties): readonly LegalSection[] {
  const we = operator?.name ?? `den som driver ${productName}`;
  return [
    {
      heading: 'Hva du godtar',
      paragraphs: [
        `Disse vilkårene gjelder mellom deg og ${we} («vi»). De gjelder når du oppretter en konto i ${productName}, og så lenge du har den. Vi noterer hvilken utgave du godtok, og når.`,
        `Du må ha fylt 18 år. Bruker du ${productName} for et firma, bekrefter du at du kan godta vilkårene på vegne av det.`,
      ],
    },
    {
      heading: 'Hva tjenesten gjør',
      paragraphs: [
        `${productName} forklarer luftfartsmeldinger (NOTAM) og værmeldinger i klartekst, vurderer hva en NOTAM betyr for droner, og hjelper deg med å forberede egne NOTAM.`,
        'Hvert resultat gjelder bare den NOTAM-en eller værmeldingen du la inn. Det tar ikke med annet som gjelder på samme sted og tid.',
      ],
    },
    {
      heading: 'Hva den ikke gjør',
      paragraphs: [
        'Resultatene kan inneholde feil, enten de er skrevet etter faste regler eller av kunstig intelligens (KI). Noe kan mangle, være lest feil eller være utdatert.',
        `${productName} er ingen kilde til offisiell luftfartsinformasjon og gir ingen tillatelse til å fly. Den opprinnelige meldingen gjelder alltid. Før hver flyging sjekker du originalen, hele briefingen, sonene og de lokale reglene.`,
        'Fjernpiloten alene avgjør om det skal flys, og har ansvaret for flygingen.',
      ],
    },
    {
      heading: 'Kontoen din',
      paragraphs: [
        'Gi riktige opplysninger, hold passordet for deg selv, og si fra til oss når du tror at noen andre bruker kontoen din. En konto er for én person.',
        'Du kan slutte når som helst. Skriv til oss for å få kontoen slettet.',
      ],
    },
    {
      heading: 'Rimelig bruk',
      paragraphs: [
        'Bruk tjenesten til dine egne flyginger eller firmaets. Du skal ikke selge den videre, omgå grensene, forstyrre den eller bruke den i strid med loven.',
        'Vi kan sperre en konto som brukes i strid med dette. Der vi kan, spør vi deg først.',
      ],
    },
    {
      heading: 'Planer og betaling',
      paragraphs: [
        'Gratisplanen omfatter 10 oversettelser i alt. Betalte planer omfatter så mange som beskrivelsen sier, talt i perioder på 30 dager.',
        'Betalinger gjelder for ett år, skjer på forskudd og refunderes ikke. Prisene er i norske kroner og vises både med og uten merverdiavgift (mva.). Rettighetene loven gir deg som forbruker, gjelder uansett.',
        'En betalt plan som sies opp, blir en gratisplan med en gang.',
      ],
    },
    {
      heading: 'Kundestøtte',
      paragraphs: [`Du får hjelp på e-post: ${supportEmail}. Vi svarer innen 2–3 virkedager.`],
    },
    {
      heading: 'Ansvar',
      paragraphs: [
        'Tjenesten leveres som den er. Vi gjør vårt beste for at den skal være riktig og tilgjengelig, men lover ingen av delene.',
        'Så langt loven tillater, er vi ikke ansvarlige for tap som skyldes at noen stolte på resultatene, avbrudd eller en flyging. Ingenting her begrenser ansvaret for forsett eller grov uaktsomhet, eller rettigheter som ikke kan fravikes.',
      ],
    },
    {
      heading: 'Endringer og lov',
      paragraphs: [
        'Når disse vilkårene endres på en måte som betyr noe for deg, skriver vi til deg før endringen gjelder. Den som ikke er enig, kan slutte og få kontoen slettet.',
        'Norsk lov gjelder. Forbrukere kan henvende seg til Forbrukertilsynet og til domstolen der de bor.',
      ],
    },
  ];
}
