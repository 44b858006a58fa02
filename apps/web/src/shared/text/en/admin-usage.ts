import type { TranslationsBy } from '@klarnotam/contract';

const count = (figure: number): string => figure.toLocaleString('en-GB');

/** How much was translated over time, and what the language model cost. */
export const adminUsage = {
  usage: {
    title: 'Translations over time',
    loading: 'Loading the figures',
    failed: 'Failed to load usage statistics',
    period: 'Period',
    periods: { days30: '30 days', days90: '90 days', year: '12 months' },
    by: 'Split by',
    bys: {
      kind: 'Kind',
      plan: 'Plan',
      engine: 'Engine',
      language: 'Language',
    } satisfies Record<TranslationsBy, string>,
    names: {
      kind: { notam: 'NOTAMs', weather: 'Weather reports' },
      plan: {
        free: 'Free',
        premium: 'Premium',
        pro: 'Professional',
        enterprise: 'Enterprise',
        none: 'Plan not counted yet',
      },
      engine: { decoder: 'Decoder', ai: 'AI' },
      language: {},
    } as Readonly<Record<TranslationsBy, Readonly<Record<string, string>>>>,
    others: 'All others',
    chart: (total: number, from: string, to: string) =>
      `Chart: ${count(total)} translations from ${from} to ${to}. The table holds the figures.`,
    total: (total: number) => (total === 1 ? '1 translation' : `${count(total)} translations`),
    range: (from: string, to: string) => `${from} to ${to}, UTC`,
    none: 'Nothing was translated in this period.',
    table: 'Figures as a table',
    day: 'Day',
    week: 'Week from',
    sum: 'Total',
    export: 'Export CSV',
    file: (from: string, to: string, by: string) => `translations-${from}-${to}-by-${by}.csv`,
  },

  model: {
    title: 'Cost of the AI',
    notInUse: 'No language model is set. The decoder writes all words, at no cost.',
    noCalls: 'The language model was not asked in this period.',
    failed: 'The cost of the AI could not be loaded.',
    loading: 'Loading the cost of the AI',
    calls: 'Calls',
    promptTokens: 'Tokens in',
    completionTokens: 'Tokens out',
    price: 'Price',
    priceHelp: 'In the currency of the prices in the settings.',
    purpose: 'Purpose',
    modelName: 'Model',
    language: 'Language',
    outcome: 'Outcome',
    averageMs: 'Average time',
    byDay: 'Day by day',
    outcomes: {
      answered: 'Answered',
      malformed: 'Malformed',
      refused: 'Refused',
      late: 'Too late',
      busy: 'Busy',
      failed: 'Failed',
    } as Readonly<Record<string, string>>,
    purposes: {
      content_check: 'Content check',
      'content-check': 'Content check',
      words: 'Words of notices',
      'words-repair': 'Words of notices, second question',
    } as Readonly<Record<string, string>>,
    seconds: (ms: number) => `${(ms / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} s`,
    none: 'None',
  },
} as const;
