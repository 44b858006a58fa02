import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyOperation } from '../empty-operation.ts';
import { draftKey, forgetDraft, keepDraft, readDraft } from './operation-draft.ts';

/** A store with room for `room` characters. */
function store(room = Number.POSITIVE_INFINITY): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

const key = draftKey('kari', 'new');
const draft = (description: string) => ({
  operation: { ...emptyOperation('Europe/Oslo'), description },
  keptAt: 1_000,
  saveKey: 'k',
  renews: null,
});
const device = { localStorage: store(), sessionStorage: store() };

beforeEach(() => {
  Object.assign(device, { localStorage: store(), sessionStorage: store() });
  vi.stubGlobal('window', device);
});
afterEach(() => vi.unstubAllGlobals());

test('a draft comes back whole, for its user and its form alone', () => {
  expect(keepDraft(key, draft('Filming'))).toBe(true);
  expect(readDraft(key)).toEqual(draft('Filming'));
  expect(readDraft(draftKey('ola', 'new'))).toBeNull();
  expect(readDraft(draftKey('kari', '7'))).toBeNull();
  forgetDraft(key);
  expect(readDraft(key)).toBeNull();
});

test('each of two tabs keeps its own; a new tab gets the one that was written last', () => {
  keepDraft(key, draft('first tab'));
  const first = device.sessionStorage;
  device.sessionStorage = store();
  keepDraft(key, draft('second tab'));
  expect(readDraft(key)?.operation.description).toBe('second tab');
  device.sessionStorage = first;
  expect(readDraft(key)?.operation.description).toBe('first tab');
  device.sessionStorage = store();
  expect(readDraft(key)?.operation.description).toBe('second tab');
});

test('without room it says so, and brings back nothing that is older than what was typed', () => {
  Object.assign(device, { localStorage: store(2_000), sessionStorage: store(2_000) });
  expect(keepDraft(key, draft('short'))).toBe(true);
  expect(keepDraft(key, draft('x'.repeat(3_000)))).toBe(false);
  expect(readDraft(key)).toBeNull();
  device.sessionStorage = store();
  expect(keepDraft(key, draft('x'.repeat(3_000)))).toBe(true);
});

test('a draft of the release before opens; what is no draft does not', () => {
  const { eachDay: _, site: __, ...before } = draft('Filming').operation;
  device.localStorage.setItem(key, JSON.stringify({ ...draft(''), operation: before }));
  expect(readDraft(key)?.operation).toEqual(draft('Filming').operation);
  for (const text of ['{', 'null', '7', '{"keptAt":1,"saveKey":"k","renews":null,"operation":{}}', '[]']) {
    device.localStorage.setItem(key, text);
    expect(readDraft(key)).toBeNull();
  }
  const broken = { ...draft(''), operation: { ...draft('').operation, polygonPoints: [null] } };
  device.localStorage.setItem(key, JSON.stringify(broken));
  expect(readDraft(key)).toBeNull();
});
