import type { RequestKind } from '@klarnotam/contract';
import type { Messages } from '../messages.ts';

const SHAPES = {
  point: 'et punkt',
  circle: 'en sirkel',
  polygon: 'et område med hjørner',
  corridor: 'en korridor langs en linje',
  sector: 'en sirkelsektor',
} as const;

const KINDS = {
  new: 'en ny NOTAM',
  replace: 'en NOTAM som erstatter en annen',
  cancel: 'en NOTAM som opphever en annen',
} as const satisfies Record<RequestKind, string>;

const figure = (value: number): string => value.toLocaleString('nb-NO', { maximumFractionDigits: 1 });
const corners = (count: number): string => (count === 1 ? '1 hjørne' : `${count} hjørner`);
const hours = (count: number): string => (count === 1 ? '1 time' : `${count} timer`);
const unitWord = (unit: string): string => (unit === 'ft' ? 'fot' : unit);
const metres = (distanceM: number): string =>
  distanceM < 1_000
    ? `${distanceM} m`
    : `${(distanceM / 1_000).toLocaleString('nb-NO', distanceM < 10_000 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 0 })} km`;

export const requestLife: Messages['requestLife'] = {
  stages: {
    draft: 'Utkast',
    mailOpened: 'E-post åpnet',
    sent: 'Merket som sendt',
    acknowledged: 'Mottak bekreftet',
    issued: 'Utstedt',
    replaced: 'Erstattet',
    cancelled: 'Opphevet',
  },
  calledOff: 'Trukket tilbake',
  issuedAs: (number) => `Utstedt som ${number}`,
  wasIssuedAs: (stage, number) => `${stage}, var ${number}`,
  kinds: {
    new: () => null,
    replace: (number) => `Ber om å erstatte ${number}`,
    cancel: (number) => `Ber om å oppheve ${number}`,
  },

  next: {
    mailOpened: 'E-postprogrammet ditt ble åpnet. Bare du vet om e-posten ble sendt.',
    sent: 'Noter det her når kontoret svarer.',
    notAcknowledged: (count, office) =>
      `Etter det du har notert, har det gått ${hours(count)} uten at ${office} har bekreftet mottaket. Spør dem.`,
    acknowledged:
      'Når NOTAM-en er publisert, limer du den inn her for å sammenligne den med forespørselen din.',
    notIssued: (count) =>
      `Det er mindre enn ${hours(count)} til start, og ingen NOTAM er notert. Spør kontoret.`,
    begunUnissued: 'Starttiden er passert, og ingen NOTAM er notert.',
    issued:
      'Publisert slik du ba om. Forny den for andre dager, eller få den opphevet hvis du likevel ikke skal fly.',
    differs: 'Det som ble publisert, er ikke det du ba om. Se på forskjellene før du flyr.',
    another: 'Det du noterte, ligner ikke på forespørselen din. Se på forskjellene før du flyr.',
    over: 'Tiden er ute.',
    replaced: 'En annen NOTAM står i stedet for den.',
    cancelled: 'Den gjelder ikke lenger.',
    cancelling: 'Du har bedt kontoret om å oppheve den. Til opphevelsen er publisert, gjelder den fortsatt.',
    cancellationWritten:
      'Opphevelsen er laget, men ikke sendt. Til den er publisert, gjelder denne NOTAM-en fortsatt.',
    calledOff: 'Du har trukket den tilbake. Til kontoret har bekreftet det, kan den fortsatt bli publisert.',
    publishedAllTheSame:
      'Du trakk den tilbake, men den ble publisert likevel. Den gjelder til den er opphevet.',
  },
  details: 'Detaljer',
  detailsOf: (which) => `Detaljer om ${which}`,

  back: 'Alle lagrede NOTAM',
  loading: 'Laster forespørselen',
  failed: 'Den lagrede NOTAM-en kunne ikke lastes',
  gone: 'Fant ikke NOTAM-en',
  again: 'Prøv igjen',
  noPlace: 'Sted er ikke valgt',
  daily: (until) => `hver dag til ${until}`,
  weekly: (until) => `hver uke til ${until}`,
  progress: 'Så langt er den kommet',
  steps: {
    sent: 'Sendt',
    acknowledged: 'Mottak bekreftet',
    calledOff: 'Trukket tilbake',
    issued: 'Publisert',
  },
  notYet: 'ikke ennå',
  nextStep: 'Hva du gjør nå',

  openMail: 'Åpne e-posten til kontoret',
  openMailAgain: 'Åpne e-posten igjen',
  copy: 'Kopier teksten i e-posten',
  copied: 'Teksten er kopiert. Lim den inn i en e-post til kontoret.',
  notCopied: 'Den kunne ikke kopieres. Merk teksten under, og kopier den.',
  mailTo: (name, email) => `Til ${name}, ${email}`,
  noOffice: 'Det er ikke satt opp noe NOTAM-kontor her.',
  markSent: 'E-posten er sendt',
  unmarkSent: 'Ikke sendt likevel',
  edit: 'Send på nytt',

  callOff: {
    heading: 'Skal du likevel ikke fly?',
    callOff: 'Trekk den tilbake',
    help: (office) =>
      `Åpner en e-post som ber ${office} om ikke å publisere forespørselen din. Forespørselen blir liggende i listen din.`,
    openMail: 'Åpne e-posten og noter at den er trukket tilbake',
    keep: 'Ikke trekk den tilbake',
    mailLeaves: 'E-posten går først når du trykker på send i e-postprogrammet ditt.',
    undo: 'Ikke trukket tilbake likevel',
    unmarkHelp: '«Ikke sendt likevel» endrer bare listen din: Kontoret får ikke vite om det.',
  },

  acknowledge: {
    heading: 'Har kontoret svart?',
    when: (zone) => `Når de bekreftet mottaket, i din tid (${zone})`,
    date: 'Dato for svaret',
    time: 'Klokkeslett for svaret',
    help: 'Lokal tid, 24 timer',
    both: 'Oppgi både dato og klokkeslett.',
    save: 'Noter at mottaket er bekreftet',
    undo: 'Ikke bekreftet likevel',
    future: 'Det er frem i tid. Sjekk datoen og klokken på enheten din.',
  },

  paste: {
    heading: 'Er NOTAM-en publisert?',
    headingAllTheSame: 'Ble den publisert likevel?',
    help: 'Lim den inn slik den er publisert, med den første linjen. Teksten kan inneholde flere: Den som ligner mest på forespørselen din, blir sammenlignet.',
    label: 'NOTAM-en slik den ble publisert',
    compare: 'Sammenlign med forespørselen min',
    comparing: 'Sammenligner …',
    empty: 'Lim inn NOTAM-en slik kontoret ga den ut',
    keep: 'Ta vare på den sammen med forespørselen',
    keepAnother: 'Den er min likevel: Ta vare på den',
    other: 'Lim inn en annen',
    pasteAnew: 'Er det publisert en annen NOTAM for den? Lim den inn',
    failed: 'Den kunne ikke sammenlignes. Prøv igjen.',
    found: (count) => `Teksten inneholder ${count} NOTAM. Denne ligner mest på forespørselen din.`,
    noNumber:
      'Den har ikke noe nummer, som A1234/26. Lim den inn med den første linjen for å ta vare på den.',
  },
  verdicts: {
    asRequested: (number) => `${number} er slik du ba om`,
    differs: (number) => `${number} avviker fra det du ba om`,
    another: (number) => `${number} tilhører trolig noen andre`,
  },
  thisNotam: 'Denne NOTAM-en',
  asRequestedText: 'Område, tider og høyder er som i forespørselen din, så langt de kunne leses.',
  anotherText:
    'Den har verken sted eller tid felles med forespørselen din, eller den handler om noe annet. Vi tar ikke vare på den med mindre du sier at den er din.',
  comparedAt: (moment) => `Sammenlignet ${moment}.`,

  issuedText: 'NOTAM-en slik den ble publisert',
  requestText: 'Det du ba om',
  undoIssued: 'Dette er ikke min NOTAM: Ta den bort',

  renew: 'Forny for andre dager',
  renewHelp: 'Skjemaet åpnes med alt unntatt dagene. Kontoret får en NOTAMR som erstatter denne.',
  cancel: 'Få NOTAM-en opphevet',
  cancelHelp: (number) =>
    `Lager en NOTAMC som ber kontoret om å oppheve ${number}. Til de har publisert den, gjelder ${number} fortsatt.`,
  cancelWrite: 'Lag opphevelsen',
  cancelKeep: 'Ikke opphev den',
  openCancellation: 'Åpne opphevelsen',
  writing: 'Lager …',
  officeDid: 'Har kontoret erstattet eller opphevet den uten at du ba om det?',
  markReplaced: 'Noter som erstattet',
  markCancelled: 'Noter som opphevet',
  undoReplaced: 'Ikke erstattet likevel',
  undoCancelled: 'Ikke opphevet likevel',

  follows: 'Bedt om i stedet for',
  followsLink: (number) => `forespørselen som ble utstedt som ${number}`,
  followedBy: 'Bedt om i stedet for denne',
  followUps: {
    replace: (stage, created) => `Fornyelse fra ${created}: ${stage}`,
    cancel: (stage, created) => `Opphevelse fra ${created}: ${stage}`,
  },
  notSaved: 'Det kunne ikke lagres. Prøv igjen.',
  notReached: 'Serveren svarte ikke, så ingenting er endret. Prøv igjen.',

  requestedAndIssued: { requested: 'bedt om', issued: 'publisert' },
  differences: {
    kind: ({ requested, issued }) => `Du ba om ${KINDS[requested]}. Dette er ${KINDS[issued]}.`,
    refersTo: ({ requested, issued }) =>
      `Den skulle vist til ${requested}. ${issued === null ? 'Den viser ikke til noen.' : `Den viser til ${issued}.`}`,
    notUnmanned: () => 'Den handler ikke om ubemannede luftfartøy.',
    elsewhere: ({ distanceM }) => `Den gjelder et annet sted, ${metres(distanceM)} fra ditt.`,
    centreMoved: ({ distanceM }) => `Sentrum ligger ${metres(distanceM)} fra ditt.`,
    radius: ({ requestedNm, issuedNm }) =>
      `Radien er ${figure(issuedNm)} NM. Du ba om ${figure(requestedNm)} NM.`,
    otherShape: ({ requested, issued }) => `Den tegner ${SHAPES[issued]}. Du ba om ${SHAPES[requested]}.`,
    corners: ({ requested, issued, farthestM }) =>
      farthestM === null
        ? `Den har ${corners(issued)}. Du ba om ${corners(requested)}.`
        : `Et hjørne ligger opptil ${metres(farthestM)} fra der du tegnet det.`,
    notCovered: () => 'En del av området ditt ligger utenfor.',
    moreAreas: ({ count }) => `Den tegner ${count} områder. Du ba om ett.`,
    areaUnread: () => 'Området, eller en del av det, kunne ikke leses. Sammenlign det selv.',
    noCommonTime: () => 'Den gjelder til andre tider enn du ba om.',
    timeMissing: ({ count }) =>
      count === 1
        ? 'Gjelder ikke i denne perioden, som du ba om:'
        : `Gjelder ikke i ${count} av periodene du ba om:`,
    timeAdded: ({ count }) =>
      count === 1
        ? 'Gjelder i denne perioden, som du ikke ba om:'
        : `Gjelder i ${count} perioder du ikke ba om:`,
    timeUnread: () => 'Tidene, eller noen av dem, kunne ikke leses. Sammenlign dem selv.',
    noFirmEnd: () => 'Den har ingen fast sluttid: Den gjelder til en annen NOTAM avslutter den.',
    ended: (_) => 'Den er avsluttet:',
    lower: ({ requestedFt }, issued) =>
      `Nedre grense: ${issued}. I forespørselen: ${requestedFt === 0 ? 'bakken' : `${requestedFt} fot over bakken`}.`,
    upper: ({ requestedFt }, issued) =>
      `Øvre grense: ${issued}. I forespørselen: ${requestedFt} fot over bakken.`,
    upperTooLow: ({ requestedFt, groundFt }, issued) =>
      `Øvre grense: ${issued}. I forespørselen: ${requestedFt} fot over en bakke på ${groundFt} fot, altså ${requestedFt + groundFt} fot over havet.`,
    lowerTooHigh: ({ requestedFt, groundFt }, issued) =>
      `Nedre grense: ${issued}. I forespørselen: ${requestedFt === 0 ? `bakken, som ligger på ${groundFt} fot over havet` : `${requestedFt + groundFt} fot over havet`}.`,
    heightNotComparable: (_, issued) =>
      `Høyden i NOTAM-en, ${issued}, kan ikke sammenlignes med høyder over bakken her. Sammenlign selv.`,
    heightUnread: () => 'Høydene kunne ikke leses. Sammenlign dem selv.',
  },
  morePeriods: (count) => `og ${count} til`,
  heights: {
    ground: 'bakken',
    unlimited: 'ubegrenset',
    level: (level) => `flygenivå ${level}`,
    agl: (value, unit) => `${value} ${unitWord(unit)} over bakken`,
    amsl: (value, unit) => `${value} ${unitWord(unit)} over havet`,
    std: (value, unit) => `${value} ${unitWord(unit)} over standardtrykkflaten`,
  },
};
