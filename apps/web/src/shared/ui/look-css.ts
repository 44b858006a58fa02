import { commonVariables, darkColours, lightColours, schemeVariables } from './look.ts';

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

/** What the parts of Mantine alone use, a document without them does not need. */
function withoutMantine(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !name.startsWith('--mantine-')));
}

/** The look as a style sheet, for a document that is drawn before any script has run. */
export function lookCss(): string {
  return [
    rule(':root', { ...commonVariables, ...withoutMantine(schemeVariables(lightColours)) }),
    rule(":root[data-mantine-color-scheme='dark']", withoutMantine(schemeVariables(darkColours))),
  ].join('\n');
}
