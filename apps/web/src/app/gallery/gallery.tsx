import { useState } from 'react';
import { ControlStates } from './control-states.tsx';
import { DialogStates } from './dialog-states.tsx';
import { FormStates } from './form-states.tsx';
import classes from './gallery.module.css';
import { Group } from './group.tsx';
import { ListStates } from './list-states.tsx';
import { ResultStates } from './result-states.tsx';

export function Gallery() {
  const [dialog, setDialog] = useState<'confirm' | 'busy' | 'failed' | null>(null);
  return (
    <main className={classes.page}>
      <h1>Shared components</h1>
      <ControlStates />
      <FormStates />
      <ListStates />
      <ResultStates language="en" />
      <ResultStates language="ar" />
      <Group name="Dialogs">
        <div className={classes.row}>
          {(['confirm', 'busy', 'failed'] as const).map((which) => (
            <button key={which} type="button" onClick={() => setDialog(which)}>
              {`Open: ${which}`}
            </button>
          ))}
        </div>
        <DialogStates which={dialog} onClose={() => setDialog(null)} />
      </Group>
    </main>
  );
}
