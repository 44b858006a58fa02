import { sql } from 'kysely';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeDrone } from '../features/drones/change-drone.ts';
import { chooseDrone, chooseTypicalDrone } from '../features/drones/choose-drone.ts';
import { createDrone } from '../features/drones/create-drone.ts';
import { deleteDrone } from '../features/drones/delete-drone.ts';
import { listDrones, readChosenLimits } from '../features/drones/index.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { createBareDatabase, type TestDatabase } from './testing/create-test-database.ts';
import { insertUser } from './testing/insert-user.ts';

const stepsBefore = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === '0021-drones'),
);

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createBareDatabase();
  await migrate(test_.connectionString, { migrations: stepsBefore, contract: true });
});
afterAll(() => test_.drop());

interface FormerLimits {
  readonly wind: number;
  readonly cold: number;
  readonly hot: number;
  readonly height: number;
  readonly rainproof: boolean;
}

/** What servers of the release before send to the database, word for word. */
const older = {
  async save(userId: string, { wind, cold, hot, height, rainproof }: FormerLimits): Promise<void> {
    await sql`
      insert into "drone_profiles" ("user_id", "maximum_wind_mps", "minimum_temperature_c", "maximum_temperature_c",
        "flight_height_m", "rainproof", "updated_at")
      values (${userId}, ${wind}, ${cold}, ${hot}, ${height}, ${rainproof}, now())
      on conflict ("user_id") do update set "maximum_wind_mps" = ${wind}, "minimum_temperature_c" = ${cold},
        "maximum_temperature_c" = ${hot}, "flight_height_m" = ${height}, "rainproof" = ${rainproof}, "updated_at" = now()
    `.execute(test_.database);
  },
  async reset(userId: string): Promise<void> {
    await sql`delete from "drone_profiles" where "user_id" = ${userId}`.execute(test_.database);
  },
  async read(userId: string): Promise<FormerLimits | null> {
    const { rows } = await sql<Record<string, number | boolean>>`
      select * from "drone_profiles" where "user_id" = ${userId}
    `.execute(test_.database);
    const [row] = rows;
    return row
      ? {
          wind: Number(row['maximum_wind_mps']),
          cold: Number(row['minimum_temperature_c']),
          hot: Number(row['maximum_temperature_c']),
          height: Number(row['flight_height_m']),
          rainproof: row['rainproof'] === true,
        }
      : null;
  },
};

const FORMER: FormerLimits = { wind: 12, cold: -15, hot: 45, height: 90, rainproof: true };
const AS_DRONE = {
  maximumWindMps: 12,
  maximumGustMps: 12,
  minimumTemperatureC: -15,
  maximumTemperatureC: 45,
  flightHeightM: 90,
  rainRating: 'light',
} as const;

test('limits of before are a drone that is chosen, and servers of both releases go on from there', async () => {
  const users = { kept: '', typical: '' };
  for (const name of ['kept', 'typical'] as const) users[name] = await insertUser(test_.database);
  await older.save(users.kept, FORMER);

  await migrate(test_.connectionString);
  const limits = () => readChosenLimits(test_.database, users.kept);
  const { drones, chosenId } = await listDrones(test_.database, users.kept);
  expect(drones).toEqual([{ id: chosenId, name: 'My drone', limits: AS_DRONE }]);
  expect(await readChosenLimits(test_.database, users.typical)).toEqual(TYPICAL_SMALL_DRONE);

  // The older one changes the limits: the drone that is chosen has them, under its name.
  await changeDrone(test_.database, users.kept, { id: chosenId ?? '', name: 'Inspector' });
  await older.save(users.kept, { ...FORMER, wind: 10, rainproof: false });
  expect(await limits()).toEqual({
    ...AS_DRONE,
    maximumWindMps: 10,
    maximumGustMps: 10,
    rainRating: 'none',
  });
  expect((await listDrones(test_.database, users.kept)).drones.map(({ name }) => name)).toEqual([
    'Inspector',
  ]);

  // The newer one adds another: the older one reads that, the stricter figure for gusts and wind.
  const second = await createDrone(test_.database, users.kept, {
    name: 'Racer',
    limits: { ...AS_DRONE, maximumWindMps: 9, maximumGustMps: 8, rainRating: 'moderate' },
  });
  expect(await older.read(users.kept)).toEqual({ ...FORMER, wind: 8 });
  // Both still rain-rated: what the older release cannot say is kept.
  await older.save(users.kept, { ...FORMER, wind: 8 });
  expect((await limits()).rainRating).toBe('moderate');

  await chooseDrone(test_.database, users.kept, chosenId ?? '');
  expect(await older.read(users.kept)).toEqual({ ...FORMER, wind: 10, rainproof: false });
  await deleteDrone(test_.database, users.kept, chosenId ?? '');
  expect(await older.read(users.kept)).toBeNull();

  // The older one sets limits while none is chosen, twice, and goes back to the typical drone.
  for (const wind of [11, 13]) {
    await older.save(users.kept, { ...FORMER, wind });
    expect((await limits()).maximumWindMps).toBe(wind);
    await older.reset(users.kept);
    expect(await limits()).toEqual(TYPICAL_SMALL_DRONE);
  }
  expect((await listDrones(test_.database, users.kept)).drones.map(({ name }) => name)).toEqual([
    'My drone',
    'Racer',
  ]);
  await chooseDrone(test_.database, users.kept, second.id);
  await chooseTypicalDrone(test_.database, users.kept);
  expect(await older.read(users.kept)).toBeNull();

  // Both tables go with their user.
  await chooseDrone(test_.database, users.kept, second.id);
  await sql`delete from users where id = ${users.kept}`.execute(test_.database);
  expect(await older.read(users.kept)).toBeNull();
  expect((await listDrones(test_.database, users.kept)).drones).toEqual([]);

  // And when no older server is left.
  await migrate(test_.connectionString, { contract: true });
  await createDrone(test_.database, users.typical, { name: 'New', limits: AS_DRONE });
  expect(await readChosenLimits(test_.database, users.typical)).toEqual(AS_DRONE);
});
