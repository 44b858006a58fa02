import type { Fault, FaultCode } from '../fault.ts';
import type { Meaning } from './meaning.ts';

type Side = ReadonlySet<Meaning>;

function sides(
  one: readonly Meaning[],
  other: readonly Meaning[],
  code: FaultCode,
): readonly [Side, Side, FaultCode] {
  return [new Set(one), new Set(other), code];
}

/** What may not change places in a sentence that says both: the one goes with another slot than the other. */
const PAIRS = [
  sides(['ban', 'cannot'], ['may'], 'ban'),
  sides(['up', 'works'], ['down'], 'state'),
  sides(['on'], ['off'], 'state'),
  sides(['lit'], ['unlit'], 'state'),
  sides(['above'], ['below'], 'relation'),
  sides(['before'], ['after'], 'relation'),
  sides(['inside'], ['outside'], 'relation'),
  sides(['clockwise'], ['anticlockwise'], 'relation'),
  sides(['left'], ['right'], 'relation'),
  sides(['more'], ['less'], 'relation'),
  sides(['begin'], ['end'], 'relation'),
];

/** Which side is said in turn: `closed, open, open` is 0, 1. */
function turns(meanings: readonly Meaning[], one: Side, other: Side): readonly number[] {
  const said = meanings.flatMap((meaning) => (one.has(meaning) ? [0] : other.has(meaning) ? [1] : []));
  return said.filter((side, index) => side !== said[index - 1]);
}

/**
 * Where a sentence that says two opposites says them in another order than what was asked about: slots of a kind keep their order, so
 * that what was closed would be open and what was open closed.
 */
export function compareOrder(asked: readonly Meaning[], given: readonly Meaning[]): readonly Fault[] {
  return PAIRS.flatMap(([one, other, code]) => {
    const [wanted, said] = [turns(asked, one, other), turns(given, one, other)];
    if (wanted.length < 2 || said.length < 2 || wanted.join() === said.join()) return [];
    return [{ code, found: `${[...one].join('/')} and ${[...other].join('/')} changed places` }];
  });
}
