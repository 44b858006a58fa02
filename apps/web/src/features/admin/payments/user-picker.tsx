import { USER_SEARCH_MAX_CHARACTERS, type AdminUser } from '@klarnotam/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { USERS_KEY } from '../admin-keys.ts';
import { FailureBanner } from '../failure-banner.tsx';
import classes from '../users/dialogs.module.css';
import { UserLine } from '../users/user-line.tsx';

const PAUSE_MS = 300;
const MOST_SHOWN = 6;

interface Props {
  readonly user: AdminUser | null;
  /** What is searched for at first: the address that the payment provider told. */
  readonly initial: string;
  readonly error: string | undefined;
  readonly onUser: (user: AdminUser | null) => void;
}

/** Finds one user by address, name or company. */
export function UserPicker({ user, initial, error, onUser }: Props) {
  const { assign: words, users: userWords } = useAdminText();
  const [typed, setTyped] = useState(initial);
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  /** What had the focus has made room for something else. */
  const [moved, setMoved] = useState(false);
  const choose = (chosen: AdminUser | null): void => {
    setMoved(true);
    onUser(chosen);
  };
  const found = useQuery({
    queryKey: [...USERS_KEY, 'pick', search],
    queryFn: ({ signal }) => adminClient.users.list({ search }, { signal }),
    enabled: search !== '' && user === null,
    placeholderData: keepPreviousData,
  });

  if (user) {
    return (
      <div>
        <p className={classes.note}>{words.chosen}</p>
        <UserLine user={user} />
        <LinkButton autoFocus={moved} onClick={() => choose(null)}>
          {words.change}
        </LinkButton>
      </div>
    );
  }
  const users = search === '' ? [] : (found.data?.users.slice(0, MOST_SHOWN) ?? []);
  return (
    <div className={classes.picker}>
      <TextInput
        type="search"
        label={words.user}
        placeholder={words.find}
        maxLength={USER_SEARCH_MAX_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        autoFocus={moved}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={classes.note}>
        {found.isFetching
          ? words.finding
          : search !== '' && found.isSuccess && users.length === 0
            ? words.nobody
            : ''}
      </p>
      {found.error && (
        <div role="alert">
          <FailureBanner error={found.error} fallback={userWords.failed} />
        </div>
      )}
      {users.length > 0 && (
        <ul className={classes.found} aria-label={words.choose}>
          {users.map((each) => (
            <li key={each.id}>
              <button type="button" className={classes.choice} onClick={() => choose(each)}>
                <UserLine user={each} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
