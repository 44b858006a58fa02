import type { Messages } from '../messages.ts';

const count = (figure: number): string => figure.toLocaleString('nb-NO');

export const adminUsage: Pick<Messages['admin'], 'usage' | 'model'> = {
  usage: {
    title: 'Oversettelser over tid',
    loading: 'Laster tallene',
    failed: 'Statistikken kunne ikke lastes',
    period: 'Periode',
    periods: { days30: '30 dager', days90: '90 dager', year: '12 måneder' },
    by: 'Delt etter',
    bys: { kind: 'Type', plan: 'Plan', engine: 'Motor', language: 'Språk' },
    names: {
      kind: { notam: 'NOTAM', weather: 'Værmeldinger' },
      plan: {
        free: 'Free',
        premium: 'Premium',
        pro: 'Professional',
        enterprise: 'Enterprise',
        none: 'Før planene ble talt',
      },
      engine: { decoder: 'Dekoder', ai: 'KI' },
      language: {},
    },
    others: 'Alle andre',
    chart: (total, from, to) =>
      `Diagram: ${count(total)} oversettelser fra ${from} til ${to}. Tallene står i tabellen.`,
    total: (total) => (total === 1 ? '1 oversettelse' : `${count(total)} oversettelser`),
    range: (from, to) => `${from} til ${to}, UTC`,
    none: 'Ingenting ble oversatt i denne perioden.',
    table: 'Tallene som tabell',
    day: 'Dag',
    week: 'Uke fra',
    sum: 'I alt',
    export: 'Eksporter CSV',
    file: (from, to, by) => `translations-${from}-${to}-by-${by}.csv`,
  },

  model: {
    title: 'Kostnad for KI',
    notInUse: 'Ingen språkmodell er satt opp. Dekoderen skriver alle ordene, uten kostnad.',
    noCalls: 'Språkmodellen ble ikke spurt i denne perioden.',
    failed: 'Kostnaden for KI kunne ikke lastes.',
    loading: 'Laster kostnaden for KI',
    calls: 'Kall',
    promptTokens: 'Tokener inn',
    completionTokens: 'Tokener ut',
    price: 'Pris',
    priceHelp: 'I valutaen til prisene i innstillingene.',
    purpose: 'Formål',
    modelName: 'Modell',
    language: 'Språk',
    outcome: 'Utfall',
    averageMs: 'Tid i snitt',
    byDay: 'Dag for dag',
    outcomes: {
      answered: 'Besvart',
      malformed: 'Feil form',
      refused: 'Avslått',
      late: 'For sent',
      busy: 'Opptatt',
      failed: 'Mislyktes',
    },
    purposes: {
      content_check: 'Kontroll av innhold',
      'content-check': 'Kontroll av innhold',
      words: 'Ord for meldinger',
      'words-repair': 'Ord for meldinger, spurt på nytt',
    },
    seconds: (ms) => `${(ms / 1000).toLocaleString('nb-NO', { maximumFractionDigits: 1 })} s`,
    none: 'Ingen',
  },
};
