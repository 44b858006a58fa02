import type { RatingLevel } from '@klarnotam/notam';

/** The one place for colour, type, space, radius and motion. Text on its background passes WCAG AA in both schemes. */

/** Colours of one level of drone impact. `tint` is the background of a page that shows it. */
export interface LevelColours {
  readonly background: string;
  readonly border: string;
  readonly text: string;
  readonly icon: string;
  readonly tint: string;
}

export interface SchemeColours {
  readonly page: string;
  readonly surface: string;
  readonly paper: string;
  readonly hairline: string;
  readonly control: string;
  readonly text: string;
  readonly dimmed: string;
  readonly link: string;
  readonly sky: string;
  readonly skyline: string;
  readonly action: string;
  readonly actionHover: string;
  readonly onAction: string;
  readonly markLine: string;
  readonly highlight: string;
  readonly onHighlight: string;
  /** Of the parts of a chart, in their order; the last is for all others. */
  readonly chart: readonly [string, string, string, string, string, string];
  readonly levels: Readonly<Record<RatingLevel, LevelColours>>;
}

export const lightColours: SchemeColours = {
  page: '#faf9f6',
  surface: '#ffffff',
  paper: '#f3f0e9',
  hairline: '#dcd7cc',
  control: '#8a857a',
  text: '#13222d',
  dimmed: '#57616a',
  link: '#0b5a8c',
  sky: '#0f6fa8',
  skyline: '#dcecf7',
  action: '#12283a',
  actionHover: '#1d3f59',
  onAction: '#ffffff',
  markLine: '#9bd3f5',
  highlight: '#bfe1f6',
  onHighlight: '#0b2233',
  chart: ['#0f6fa8', '#b5661b', '#2a7d6f', '#a3476b', '#5b6fb3', '#7a7f80'],
  levels: {
    forbidden: {
      background: '#fbe6e3',
      border: '#c4453a',
      text: '#7d1710',
      icon: '#b3261e',
      tint: '#fcf4f1',
    },
    restricted: {
      background: '#fbf1bd',
      border: '#967700',
      text: '#4f3e00',
      icon: '#6d5600',
      tint: '#fbf8e9',
    },
    caution: { background: '#fde3cc', border: '#c0651a', text: '#6d3200', icon: '#a14a00', tint: '#fcf6ee' },
    allowed: { background: '#def1e2', border: '#3f8757', text: '#154a29', icon: '#1f6b3c', tint: '#f4f9f3' },
    information: {
      background: '#dfedf8',
      border: '#4580b0',
      text: '#173f63',
      icon: '#215d92',
      tint: '#f3f8fb',
    },
  },
};

export const darkColours: SchemeColours = {
  page: '#0f1a22',
  surface: '#15232d',
  paper: '#0b141b',
  hairline: '#2a3a45',
  control: '#6f818c',
  text: '#e9eef0',
  dimmed: '#a5b3bb',
  link: '#8ccbf0',
  sky: '#6db9e6',
  skyline: '#142c3d',
  action: '#9bd3f5',
  actionHover: '#bfe3f9',
  onAction: '#0b2233',
  markLine: '#0b2233',
  highlight: '#1f5273',
  onHighlight: '#f2f9fd',
  chart: ['#6db9e6', '#e0a458', '#5cc0a8', '#e58fae', '#a5b1ec', '#8d9ba3'],
  levels: {
    forbidden: {
      background: '#431917',
      border: '#d4574f',
      text: '#ffd9d5',
      icon: '#ff9d95',
      tint: '#1d1719',
    },
    restricted: {
      background: '#332c0c',
      border: '#b89a22',
      text: '#fcefae',
      icon: '#f0d24e',
      tint: '#181b17',
    },
    caution: { background: '#432609', border: '#e8984c', text: '#ffe0c4', icon: '#ffb876', tint: '#1c1914' },
    allowed: { background: '#12351f', border: '#5aac76', text: '#d2f2dc', icon: '#7ed29b', tint: '#0f1e1a' },
    information: {
      background: '#14324a',
      border: '#5f9fcf',
      text: '#d5eafa',
      icon: '#8ccbf0',
      tint: '#0f1d29',
    },
  },
};

export const sans = [
  "'Source Sans 3 Variable'",
  'system-ui',
  "'Segoe UI'",
  "'Noto Sans'",
  "'Noto Sans Arabic'",
  "'Noto Sans Bengali'",
  "'Noto Sans Devanagari'",
  "'Hiragino Sans'",
  "'PingFang SC'",
  "'Microsoft YaHei'",
  "'Noto Sans CJK SC'",
  'sans-serif',
].join(', ');
export const mono = "'IBM Plex Mono', ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

/** Five sizes and no more. */
export const fontSizes = {
  xs: '0.875rem',
  sm: '1rem',
  md: '1.125rem',
  lg: '1.5rem',
  xl: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
};
export const radius = '6px';

/** The variables of one scheme, for our own style sheets and for Mantine's parts. */
export function schemeVariables(colours: SchemeColours): Record<string, string> {
  const variables: Record<string, string> = {
    '--page': colours.page,
    '--surface': colours.surface,
    '--paper': colours.paper,
    '--hairline': colours.hairline,
    '--control': colours.control,
    '--text': colours.text,
    '--dimmed': colours.dimmed,
    '--link': colours.link,
    '--sky': colours.sky,
    '--skyline': colours.skyline,
    '--action': colours.action,
    '--action-hover': colours.actionHover,
    '--on-action': colours.onAction,
    '--mark-line': colours.markLine,
    '--highlight': colours.highlight,
    '--on-highlight': colours.onHighlight,
    '--mantine-color-body': colours.page,
    '--mantine-color-text': colours.text,
    '--mantine-color-bright': colours.text,
    '--mantine-color-dimmed': colours.dimmed,
    '--mantine-color-anchor': colours.link,
    '--mantine-color-placeholder': colours.dimmed,
    '--mantine-color-error': colours.levels.forbidden.icon,
    '--mantine-color-default': colours.surface,
    '--mantine-color-default-border': colours.control,
    '--mantine-color-default-color': colours.text,
    '--mantine-color-default-hover': colours.paper,
    '--mantine-primary-color-filled': colours.action,
    '--mantine-primary-color-filled-hover': colours.actionHover,
    '--mantine-primary-color-contrast': colours.onAction,
  };
  for (const [index, colour] of colours.chart.entries()) variables[`--chart-${index + 1}`] = colour;
  for (const [level, set] of Object.entries(colours.levels)) {
    for (const [part, colour] of Object.entries(set)) variables[`--level-${level}-${part}`] = String(colour);
  }
  return variables;
}

/** The variables that are the same in both schemes. */
export const commonVariables: Record<string, string> = {
  '--radius': radius,
  '--motion': '150ms ease-out',
  '--font-sans': sans,
  '--font-mono': mono,
  '--size-xs': fontSizes.xs,
  '--size-sm': fontSizes.sm,
  '--size-md': fontSizes.md,
  '--size-lg': fontSizes.lg,
  '--size-xl': fontSizes.xl,
};
