import type { PlannedOperation, RealTimeContact } from '@klarnotam/notam';
import { useText } from '../../../shared/text/use-text.ts';
import fields from '../../../shared/ui/fields.module.css';
import { TextInput, type TextInputProps } from '../../../shared/ui/text-input.tsx';
import type { ChangeOperation } from '../use-operation.ts';
import { FirChoice } from './fir-choice.tsx';

interface Props {
  readonly operation: PlannedOperation;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: ChangeOperation;
}

type TextField = 'placeName' | 'operatorNumber';

const NOBODY: RealTimeContact = { name: '', phoneNumber: '', frequency: '' };
const isNobody = (contact: RealTimeContact): boolean => Object.values(contact).every((part) => part === '');

/** What the ICAO form prints and the specified layout does not. */
export function IcaoDetails({ operation, faults, onChange }: Props) {
  const { compose } = useText();
  const { icao } = compose;
  const shared = { maxLength: 200, autoComplete: 'off' } satisfies TextInputProps;
  const label = (text: string) => (
    <>
      {text} <span className={fields.optional}>{compose.optional}</span>
    </>
  );
  const text = (field: TextField): TextInputProps => ({
    ...shared,
    name: field,
    error: faults.get(field),
    value: operation[field],
    onChange: ({ currentTarget }) => {
      const { value } = currentTarget;
      onChange((before) => ({ ...before, [field]: value }));
    },
  });
  const contact = (part: keyof RealTimeContact, field: string): TextInputProps => ({
    ...shared,
    name: field,
    error: faults.get(field),
    value: operation.realTimeContact?.[part] ?? '',
    onChange: ({ currentTarget }) => {
      const { value } = currentTarget;
      onChange((before) => {
        const realTimeContact = { ...(before.realTimeContact ?? NOBODY), [part]: value };
        return { ...before, realTimeContact: isNobody(realTimeContact) ? null : realTimeContact };
      });
    },
  });
  return (
    <>
      <div className={fields.pair}>
        <TextInput {...text('placeName')} label={icao.placeName} description={icao.placeNameHelp} />
        <TextInput
          {...text('operatorNumber')}
          label={label(icao.operatorNumber)}
          description={icao.operatorNumberHelp}
        />
        <TextInput
          {...contact('name', 'realTimeName')}
          label={label(icao.realTimeName)}
          description={icao.realTimeHelp}
        />
        <TextInput
          {...contact('phoneNumber', 'realTimePhone')}
          type="tel"
          label={label(icao.realTimePhone)}
        />
        <TextInput
          {...contact('frequency', 'realTimeFrequency')}
          inputMode="decimal"
          placeholder="123.450"
          label={label(icao.realTimeFrequency)}
        />
      </div>
      <FirChoice operation={operation} error={faults.get('confirmedFirs')} onChange={onChange} />
    </>
  );
}
