export type BuildStep =
  | {
      readonly kind: 'copy';
      /** A stage; null: the context. */ readonly from: string | null;
      readonly source: string;
      readonly target: string;
    }
  | { readonly kind: 'run'; readonly command: string };

/** One `FROM` and what follows it. */
export interface Stage {
  /** `last` where it has none. */
  readonly name: string;
  readonly workDir: string;
  readonly steps: readonly BuildStep[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

type Draft = { -readonly [Key in keyof Stage]: Stage[Key] } & { steps: BuildStep[] };

const KNOWN = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|CMD|HEALTHCHECK|ARG|EXPOSE|STOPSIGNAL)\s+(.*)$/;

function jsonWords(text: string): readonly string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words)) throw new Error(`Not a list of words: ${text}`);
  return words.map(String);
}

/**
 * Reads the instructions that ours uses; one that it does not know is an error, so that nothing is left out in silence.
 *
 * @throws {Error} naming the line
 */
export function readContainerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stages: Draft[] = [];
  for (const line of lines) {
    const [, instruction, rest = ''] = KNOWN.exec(line) ?? [];
    const stage = stages.at(-1);
    if (instruction === 'FROM') {
      const name = / AS (\S+)$/i.exec(rest)?.[1] ?? 'last';
      stages.push({ name, workDir: '/', steps: [], environment: {}, user: '', command: [], healthCheck: [] });
      continue;
    }
    if (instruction === 'ARG' && !stage) continue;
    if (instruction === undefined || !stage) throw new Error(`Not understood: ${line}`);
    if (instruction === 'WORKDIR') stage.workDir = rest;
    if (instruction === 'RUN') stage.steps.push({ kind: 'run', command: rest });
    if (instruction === 'USER') stage.user = rest;
    if (instruction === 'CMD') stage.command = jsonWords(rest);
    if (instruction === 'HEALTHCHECK') stage.healthCheck = jsonWords(rest);
    if (instruction === 'ENV') {
      const pairs = rest.split(/\s+/).map((pair) => pair.split('=', 2));
      for (const [name = '', value = ''] of pairs)
        stage.environment = { ...stage.environment, [name]: value };
    }
    if (instruction === 'COPY') {
      const [, from = null, source = '', target = ''] =
        /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(rest) ?? [];
      if (source === '') throw new Error(`Not understood: ${line}`);
      stage.steps.push({ kind: 'copy', from, source, target });
    }
  }
  return stages;
}
