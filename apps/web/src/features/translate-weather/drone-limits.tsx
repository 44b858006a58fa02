import { useId, useState } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { describeLimits } from './describe-limits.ts';
import classes from './drone-limits.module.css';
import { DroneLimitsForm } from './drone-limits-form.tsx';
import { useDroneProfile } from './use-drone-profile.ts';

/** The limits that weather is held against, to be read and changed. */
export function DroneLimits() {
  const text = useText();
  const { drone } = text.weather;
  const profile = useDroneProfile();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const heading = useId();

  return (
    <section className={classes.drone} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {drone.heading}
      </h2>
      {profile && !editing && (
        <>
          <p className={classes.summary}>{describeLimits(profile.limits, text)}</p>
          <p className={classes.note}>{profile.own ? drone.own : drone.typical}</p>
          <p>
            <LinkButton
              onClick={() => {
                setSaved(false);
                setEditing(true);
              }}
            >
              {drone.change}
            </LinkButton>
          </p>
        </>
      )}
      {profile && editing && (
        <DroneLimitsForm
          profile={profile}
          onClose={(wasSaved) => {
            setSaved(wasSaved);
            setEditing(false);
          }}
        />
      )}
      <p role="status" className={classes.note}>
        {saved && drone.saved}
      </p>
    </section>
  );
}
