import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import {
  commonVariables,
  darkColours,
  fontSizes,
  lightColours,
  mono,
  radius,
  sans,
  schemeVariables,
} from './look.ts';

const ink: MantineColorsTuple = [
  '#eef4f8',
  '#dbe6ee',
  '#b7cbd9',
  '#8fadc1',
  '#6b8fa8',
  '#4d748f',
  '#345a75',
  '#1d3f59',
  '#12283a',
  '#0b1c2a',
];

const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant !== 'filled') return defaultVariantColorsResolver(input);
  return {
    background: 'var(--action)',
    hover: 'var(--action-hover)',
    color: 'var(--on-action)',
    border: '1px solid transparent',
  };
};

const button = {
  vars: () => ({
    root: { '--button-height': '48px', '--button-fz': fontSizes.md, '--button-padding-x': '24px' },
  }),
};

/** Our look for Mantine's parts. */
export const theme = createTheme({
  variantColorResolver,
  components: { Button: button },
  primaryColor: 'ink',
  primaryShade: 8,
  colors: { ink },
  fontFamily: sans,
  fontFamilyMonospace: mono,
  fontSizes,
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.3', xl: '1.1' },
  headings: { fontFamily: sans, fontWeight: '600', textWrap: 'balance' },
  radius: { xs: radius, sm: radius, md: radius, lg: radius, xl: radius },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: commonVariables,
  light: schemeVariables(lightColours),
  dark: schemeVariables(darkColours),
});
