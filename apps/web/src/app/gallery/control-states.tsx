import { RATING_LEVELS } from '@klarnotam/notam';
import { IconMoon } from '@tabler/icons-react';
import { Brand, BrandMark } from '../../shared/ui/brand.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LevelIcon, LevelTile } from '../../shared/ui/level-icon.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageLink } from '../../shared/ui/page-link.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { UpgradeLink } from '../../shared/ui/upgrade-link.tsx';
import classes from './gallery.module.css';
import { Group } from './group.tsx';

const LONG =
  'A message that is as long as a message can be: it tells what happened, what that means, that nothing was spent, and what can be done about it now.';

/** Buttons, links, marks and messages. */
export function ControlStates() {
  return (
    <>
      <Group name="Brand">
        <div className={classes.row}>
          <Brand name="KlarNOTAM" />
          <BrandMark size={48} />
        </div>
      </Group>
      <Group name="Buttons">
        <div className={classes.row}>
          <Button>Main</Button>
          <Button variant="default">Other</Button>
          <Button disabled>Disabled</Button>
          <Button variant="default" disabled>
            Other, disabled
          </Button>
          <Button>Plain</Button>
          <Button variant="default">Plain, second</Button>
          <ButtonLink to="/">Link as button</ButtonLink>
          <ButtonLink to="/" variant="default">
            Link as second button
          </ButtonLink>
          <IconButton aria-label="Icon">
            <IconMoon aria-hidden />
          </IconButton>
          <SubmitButton label="Send" busyLabel="Sending..." busy={false} />
          <SubmitButton label="Send" busyLabel="Sending..." busy />
          <SubmitButton label="Send, not ready" busyLabel="Sending..." busy={false} ready={false} />
        </div>
      </Group>
      <Group name="Links">
        <div className={classes.row}>
          <PageLink to="/manual">To a page</PageLink>
          <ExternalLink href="https://example.org/">Elsewhere</ExternalLink>
          <LinkButton>In place</LinkButton>
          <LinkButton disabled>In place, disabled</LinkButton>
          <UpgradeLink />
        </div>
      </Group>
      <Group name="Levels">
        <div className={classes.row}>
          {RATING_LEVELS.map((level) => (
            <span key={level} data-level={level} className={classes.row}>
              <LevelTile level={level} />
              <LevelIcon level={level} size={36} />
            </span>
          ))}
        </div>
      </Group>
      <Group name="Messages">
        <Message kind="error">Short.</Message>
        <Message kind="error" heading="With a heading">
          {LONG}
        </Message>
        <Message kind="success">Saved.</Message>
        <Message kind="note" heading="A note">
          {LONG}
        </Message>
      </Group>
    </>
  );
}
