import { USER_SEARCH_MAX_CHARACTERS } from '@klarnotam/contract';
import { IconDownload, IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useAdminText } from '../../../shared/text/use-admin-text.ts';
import classes from '../admin-page.module.css';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Loader } from '../../../shared/ui/loader.tsx';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import type { PlanFilter } from './use-users.ts';

const FILTERS: readonly PlanFilter[] = ['free', 'premium', 'pro', 'enterprise', 'none'];

interface Props {
  readonly typed: string;
  readonly plan: PlanFilter | null;
  /** A search is under way. */
  readonly busy: boolean;
  /** How many were found. */
  readonly told: string;
  readonly exporting: boolean;
  readonly onType: (typed: string) => void;
  readonly onPlan: (plan: PlanFilter | null) => void;
  readonly onExport: () => void;
}

/** Search, plan, and the way to take along what is found. */
export function UsersFilterBar({ typed, plan, busy, told, exporting, onType, onPlan, onExport }: Props) {
  const { users: words } = useAdminText();
  const field = useRef<HTMLInputElement>(null);

  return (
    <form role="search" className={classes.filters} onSubmit={(event) => event.preventDefault()}>
      <TextInput
        ref={field}
        type="search"
        className={classes.search ?? ''}
        aria-label={words.searchLabel}
        placeholder={words.search}
        maxLength={USER_SEARCH_MAX_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={
          busy ? (
            <Loader />
          ) : (
            typed !== '' && (
              <IconButton
                aria-label={words.clearSearch}
                onClick={() => {
                  onType('');
                  field.current?.focus();
                }}
              >
                <IconX size={18} aria-hidden />
              </IconButton>
            )
          )
        }
      />
      <NativeSelect
        aria-label={words.plan}
        value={plan ?? 'all'}
        data={[
          { value: 'all', label: words.plans.all },
          ...FILTERS.map((value) => ({ value, label: words.plans[value] })),
        ]}
        onChange={({ currentTarget }) =>
          onPlan(FILTERS.find((value) => value === currentTarget.value) ?? null)
        }
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={exporting}
        onClick={onExport}
      >
        {exporting ? words.exporting : words.export}
      </Button>
      <p role="status" className={classes.count}>
        {busy ? words.searching : told}
      </p>
    </form>
  );
}
