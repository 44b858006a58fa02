import type { OperationType } from './operation.ts';

/** Item A as each type of operation begins it. */
export const OPERATION_TITLES: Readonly<Record<OperationType, string>> = {
  VLOS: 'UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
  BVLOS: 'UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN:',
};

const STANDARD_TITLES: readonly string[] = Object.values(OPERATION_TITLES);

/** Whether `title`, in capitals, is one of {@link OPERATION_TITLES}: its brackets are part of the layout. */
export function isStandardTitle(title: string): boolean {
  return STANDARD_TITLES.includes(title);
}
