import type { LegalParties, LegalSection } from '../legal.ts';

export const PRIVACY_UPDATED = '24. mars 2025';

/** What is known of a user, why, where, and for how long. */
export function privacy({
  productName,
  supportEmail,
  operator,
  aiProvider,
  aiPolish,
  answerDays,
  paidByCard,
}: LegalParties): readonly LegalSection[] {
  const we = operator?.name ?? `den som driver ${productName}`;
  return [
    {
      heading: 'Hvem som har ansvaret',
      paragraphs: [
        `Ansvarlig for personopplysningene i ${productName} er ${we} («vi»). Har du spørsmål om dem, skriver du til ${supportEmail}.`,
      ],
    },
    {
      heading: 'Hva vi lagrer',
      list: [
        'Kontoen din: navn, e-postadresse, firma hvis du oppgir det, telefonnummer, adresse, land, hvilke vilkår du godtok, og når.',
        'Passordet ditt, som en hash det ikke kan leses ut av.',
        'Øktene dine: når de begynte, sist ble brukt og slutter, og hva slags nettleser, slik at du forblir innlogget og ser hvor.',
        'Planen din, hvor mange oversettelser du har brukt, og hva som er betalt.',
        'Det du limte inn, og svarene du fikk, slik at du kan åpne dem igjen.',
        'Grensene for dronen din, hvis du har lagt inn noen.',
        'NOTAM-ene du har laget, med alt som sto i skjemaet.',
        'En logg over endringer i kontoer og planer, og over innlogginger og avviste innlogginger: hvem som gjorde hva, og når.',
      ],
    },
    {
      heading: 'Hvorfor vi har lov',
      paragraphs: [
        'Det meste trengs for å levere det du opprettet konto for (GDPR artikkel 6 nr. 1 bokstav b). Fakturaer oppbevares fordi loven krever det (bokstav c). Grenser mot misbruk og loggen over endringer bygger på vår interesse i en trygg tjeneste (bokstav f).',
        'Vi selger ingenting, viser ikke reklame og følger ingen fra nettsted til nettsted.',
      ],
    },
    {
      heading: 'Hvor det ligger, og hvem som ser det',
      paragraphs: [
        `Alt ligger i databasen til denne installasjonen, som drives av ${we}. De som driver serveren og e-posten for oss, ser det de må for å gjøre det, og kan ikke bruke det til noe annet.`,
        aiProvider
          ? `Tekster du limer inn, leses etter faste regler på vår egen server. Tjenesten for kunstig intelligens (KI) hos ${aiProvider} får enkelte deler av en NOTAM som ingen regel kan lese${aiPolish ? ', setninger vi selv har skrevet om den, for å gi dem bedre språk,' : ''} og tekster som er limt inn som NOTAM der ingen NOTAM ble funnet, for å se hva de er. Før noe sendes, tas alle tall, tider, datoer, steder, posisjoner, høyder, navn, telefonnumre og e-postadresser ut: tjenesten ser bare vanlige luftfartsord med nummererte hull. Navnet, adressen og kontoen din sendes ikke med. Setningene den lager, lagres uten noen kobling til deg.`
          : 'Tekster du limer inn, leses etter faste regler på vår egen server. De sendes ikke til noen leverandør av kunstig intelligens (KI).',
        'Når du søker etter et sted eller velger et punkt på kartet, spør serveren vår tjenestene som er nevnt ved siden av svaret. De får ordene eller posisjonen, og ingenting om deg. Svarene oppbevares i opptil et halvt år uten noen kobling til deg.',
        ...(paidByCard
          ? [
              'Når du betaler med kort, gjør du det på sidene til betalingstjenesten Stripe. Den får e-postadressen din og hvilken plan du betaler for, og sier fra til oss at det er betalt. Kortet ditt ser vi aldri.',
            ]
          : []),
        'Når du henter værmeldinger, spør serveren vår værtjenesten som er nevnt ved siden av dem. Den får stasjonen, og ingenting om deg.',
      ],
    },
    {
      heading: 'E-post',
      paragraphs: [
        'Vi skriver til deg bare om kontoen din, på språket du velger under Medlemskap: for å bekrefte adressen din, for å velge nytt passord, og om endringer som angår deg. Det finnes ikke noe nyhetsbrev.',
      ],
    },
    {
      heading: 'I nettleseren din',
      paragraphs: [
        'Én informasjonskapsel holder deg innlogget; ingen skript kan lese den. En annen, som blir liggende i ett år, forteller at noen har logget inn på kontoen din på denne enheten før, slik at fremmede som gjetter på passordet ditt, ikke stenger deg ute; den åpner ingenting. En tredje, som også blir liggende i ett år, forteller hvilket språk du har valgt for sidene. Nettleseren selv husker fargene, språket og enhetene du har valgt, og at du er logget inn. For at du skal kunne lese uten nett, tar den vare på de siste resultatene, de lagrede NOTAM-ene, dronene og stedene dine, det du holder på å skrive, og hvem du er på denne enheten, til du logger ut, økten slutter eller det har gått 30 dager uten kontakt med serveren. Ikke noe annet lagres der. Der et resultat er tegnet på et kart, henter nettleseren kartbildene fra karttjenesten som kartet oppgir. Den ser nettleserens adresse og stedet; den får ikke noe annet.',
      ],
    },
    {
      heading: 'Hvor lenge',
      list: [
        typeof answerDays === 'number'
          ? `Oversettelser: ${answerDays === 1 ? 'én dag' : `${answerDays} dager`}, hvis du ikke sletter dem før, én for én eller alle på én gang, eller kontoen din opphører.`
          : 'Oversettelser: til du sletter dem, én for én eller alle på én gang, eller kontoen din opphører.',
        'Lagrede NOTAM: til du sletter dem, og en time til, slik at du kan angre.',
        'Konto, plan og økter: til kontoen slettes. En økt slutter når du logger ut, av seg selv etter sju dager uten bruk, og uansett etter 30 dager.',
        'Loggen over innlogginger: høyst ett år. Loggen over endringer: så lenge den kan trengs.',
        'En konto der e-postadressen aldri ble bekreftet: 30 dager.',
        'Lenker vi sender på e-post: 24 timer for å bekrefte en adresse, én time for å velge passord.',
        'Fakturaer: så lenge de norske bokføringsreglene krever, som regel fem år, også etter at kontoen er borte.',
      ],
    },
    {
      heading: 'Rettighetene dine',
      paragraphs: [
        `Du kan få innsyn i det vi har om deg, få det rettet eller slettet, ta det med deg og protestere mot bruken. Under Medlemskap retter du profilen, laster ned dataene og sletter kontoen selv. Skriv til ${supportEmail} om alt annet; vi svarer innen én måned.`,
        'Når kontoen slettes, forsvinner plan, betalinger, lagrede tekster, oversettelser og filer med den. Bare utstedte fakturaer tas vare på.',
        'Mener du at vi gjør noe galt, kan du klage til Datatilsynet (datatilsynet.no).',
      ],
    },
    {
      heading: 'Endringer og lov',
      paragraphs: [
        'Når dette endres på en måte som betyr noe for deg, skriver vi til deg først. Norsk lov og GDPR gjelder.',
      ],
    },
  ];
}
