import {
  APPROVAL_ABOVE_M,
  feetDown,
  feetUp,
  MAX_PLANNED_HEIGHT_M,
  OPERATION_TYPES,
  type PlannedOperation,
} from '@klarnotam/notam';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../shared/text/use-text.ts';
import fields from '../../shared/ui/fields.module.css';
import { Message } from '../../shared/ui/message.tsx';
import { TextInput, type TextInputProps } from '../../shared/ui/text-input.tsx';
import { parseHeightM, withType } from './change-operation.ts';
import classes from './compose.module.css';
import { DEFAULT_MAX_HEIGHT_M } from './empty-operation.ts';
import { FormSection } from './form-section.tsx';
import { KeptPermissions } from './kept/kept-things.tsx';
import { RadioChoice } from './radio-choice.tsx';
import type { ChangeOperation } from './use-operation.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: ChangeOperation;
}

export function HeightSection({ operation, faults, onChange }: Props) {
  const { heights, icao, optional } = useText().compose;
  const { heightReference, heightMeters, maxHeightMeters } = operation;
  const needsPermission = operation.vlos === 'BVLOS' || maxHeightMeters > APPROVAL_ABOVE_M;
  const fromCustom = heightReference === 'custom';
  const swapped = fromCustom && maxHeightMeters > 0 && heightMeters > maxHeightMeters;
  const number = (field: 'heightMeters' | 'maxHeightMeters'): TextInputProps => ({
    name: field,
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    max: MAX_PLANNED_HEIGHT_M,
    step: 1,
    value: String(operation[field]),
    descriptionBelow: true,
    onChange: ({ currentTarget }) => {
      const metres = parseHeightM(currentTarget.value);
      onChange((before) => ({ ...before, [field]: metres }));
    },
  });

  return (
    <FormSection heading={heights.heading} hint={heights.hint}>
      <RadioChoice
        legend={heights.operationType}
        value={operation.vlos}
        options={OPERATION_TYPES.map((type) => ({
          value: type,
          label: heights.types[type].name,
          help: heights.types[type].help,
        }))}
        onChange={(vlos) => onChange((before) => withType(before, vlos))}
      />
      <RadioChoice
        legend={heights.reference}
        value={heightReference}
        options={[
          { value: 'ground', label: heights.fromGround },
          { value: 'custom', label: heights.fromCustom },
        ]}
        onChange={(reference) => onChange((before) => ({ ...before, heightReference: reference }))}
      />
      <div className={fields.pair}>
        {fromCustom && (
          <TextInput
            {...number('heightMeters')}
            label={heights.starting}
            placeholder="0"
            description={heights.feet(feetDown(heightMeters))}
            error={swapped ? heights.swapped : faults.get('heightMeters')}
          />
        )}
        <TextInput
          {...number('maxHeightMeters')}
          label={heights.maximum}
          placeholder={String(DEFAULT_MAX_HEIGHT_M)}
          description={heights.feet(feetUp(maxHeightMeters))}
          error={faults.get('maxHeightMeters')}
        />
      </div>
      <div role="status" className={classes.notes}>
        {maxHeightMeters > APPROVAL_ABOVE_M && (
          <div className={classes.approval} data-level="caution">
            <IconAlertTriangle size={22} aria-hidden focusable="false" />
            <div>
              <p className={classes.approvalHeading}>{heights.approvalHeading}</p>
              <p>{heights.approval}</p>
            </div>
          </div>
        )}
      </div>
      <Message kind="note">{heights.controlled}</Message>
      {(needsPermission || operation.requestForm === 'icao' || operation.permissionReference !== '') && (
        <TextInput
          name="permissionReference"
          label={
            <>
              {icao.permissionReference} <span className={fields.optional}>{optional}</span>
            </>
          }
          description={icao.permissionReferenceHelp}
          autoComplete="off"
          maxLength={200}
          error={faults.get('permissionReference')}
          value={operation.permissionReference}
          onChange={({ currentTarget }) => {
            const permissionReference = currentTarget.value;
            onChange((before) => ({ ...before, permissionReference }));
          }}
        />
      )}
      <KeptPermissions operation={operation} onChange={onChange} />
    </FormSection>
  );
}
