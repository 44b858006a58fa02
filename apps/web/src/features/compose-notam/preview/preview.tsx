import { lintRequest, REQUEST_FORMS, type PlannedOperation } from '@klarnotam/notam';
import { useSite } from '../../../shared/api/site.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { Message } from '../../../shared/ui/message.tsx';
import classes from '../compose.module.css';
import { FormSection } from '../form-section.tsx';
import { RadioChoice } from '../radio-choice.tsx';
import type { ChangeOperation } from '../use-operation.ts';
import type { Renewed } from '../issued/renewal.ts';
import { isOfOffice, type ComposedRequest } from './compose-request.ts';
import { CopyText } from './copy-text.tsx';
import { IcaoDetails } from './icao-details.tsx';
import { IcaoRemarks } from './icao-remarks.tsx';
import { describeIcaoProblem } from './icao-problems.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly request: ComposedRequest;
  readonly renews: Renewed | null;
  readonly faults: ReadonlyMap<string, string>;
  readonly nowMs: number;
  readonly onChange: ChangeOperation;
}

/** Which text is mailed, what it needs besides, and the text as far as it can be written. */
export function Preview({ operation, request, renews, faults, nowMs, onChange }: Props) {
  const { preview } = useText().compose;
  const { notamOffice } = useSite();
  return (
    <FormSection heading={preview.heading} hint={preview.hint}>
      <RadioChoice
        legend={preview.form}
        field="requestForm"
        error={faults.get('requestForm')}
        value={operation.requestForm}
        options={REQUEST_FORMS.map((form) => ({ value: form, ...preview.forms[form] }))}
        onChange={(requestForm) => onChange((before) => ({ ...before, requestForm }))}
      />
      {operation.requestForm === 'icao' && (
        <IcaoDetails operation={operation} faults={faults} onChange={onChange} />
      )}
      {notamOffice && <p className={classes.to}>{preview.to(notamOffice.name, notamOffice.email)}</p>}
      {request.icao === null ? (
        <SpecifiedText request={request} renews={renews} />
      ) : (
        <IcaoTexts icao={request.icao} nowMs={nowMs} />
      )}
      {request.texts !== null && <CopyText text={request.texts.join('\n\n')} />}
    </FormSection>
  );
}

/** The specified layout; what is still missing stands at its place. */
function SpecifiedText({ request, renews }: Pick<Props, 'request' | 'renews'>) {
  const { preview, problems } = useText().compose;
  const { items } = request.specified;
  const wrong = items.flatMap((item) =>
    item.problems.filter(({ code }) => !code.startsWith('missing')).map(({ code }) => code),
  );
  return (
    <>
      <pre className={classes.telegram} aria-label={preview.label} tabIndex={0} role="region" dir="ltr">
        {renews !== null && `NOTAMR ${renews.number}\n`}
        {items.map(({ letter, text }) => (
          <span key={letter} data-missing={text === null || undefined}>
            {text ?? `${letter}) … ${preview.waiting[letter]}`}
            {'\n'}
          </span>
        ))}
      </pre>
      {wrong.length > 0 && (
        <ul className={classes.problems}>
          {wrong.map((code) => (
            <li key={code}>{problems[code]}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The notices in the ICAO form, or what keeps them from being written, and what a reader of the office would object to. */
function IcaoTexts({ icao, nowMs }: { icao: NonNullable<ComposedRequest['icao']>; nowMs: number }) {
  const { compose } = useText();
  const { preview, icao: words } = compose;
  const { notamOffice } = useSite();
  const notices = icao.notices ?? [];
  const findings = notices.flatMap(({ text }) => lintRequest(text));
  const abroad = notices.filter((notice) => !isOfOffice(notice));
  const firsAbroad = [...new Set(abroad.flatMap(({ firs }) => firs))].join(', ');
  return (
    <>
      {notices.length === 0 && (
        <div className={classes.telegram} role="region" aria-label={preview.label}>
          <p>{preview.notYet}</p>
          <ul>
            {[...new Set(icao.problems.map((problem) => describeIcaoProblem(problem, compose)))].map(
              (message) => (
                <li key={message}>{message}</li>
              ),
            )}
          </ul>
        </div>
      )}
      {notices.map((notice, index) => {
        const label = notices.length === 1 ? preview.label : preview.part(index + 1, notices.length);
        return (
          <figure key={index} className={classes.notice}>
            {notices.length > 1 && <figcaption>{label}</figcaption>}
            <pre className={classes.telegram} aria-label={label} tabIndex={0} role="region" dir="ltr">
              {notice.text}
            </pre>
            {abroad.length < notices.length && abroad.includes(notice) && (
              <>
                <p className={classes.to}>{words.notMailed(notice.firs.join(', '))}</p>
                <CopyText text={notice.text} />
              </>
            )}
          </figure>
        );
      })}
      <div role="status" className={classes.notes}>
        {abroad.length > 0 && abroad.length === notices.length && (
          <Message kind="note">{words.abroad(notamOffice?.name ?? '', firsAbroad)}</Message>
        )}
        <IcaoRemarks remarks={icao.remarks} nowMs={nowMs} />
        {findings.length > 0 && (
          <Message kind="note" heading={words.findings}>
            <ul className={classes.faults}>
              {findings.map(({ code, item, found }, index) => (
                <li key={index}>{words.finding(words.lint[code], item, found)}</li>
              ))}
            </ul>
          </Message>
        )}
      </div>
    </>
  );
}
