import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { Stack } from '#web/shared/ui/layout';
import { CarrierNotesCard } from './carrier-notes-card';
import { PersonCard } from './person-card';
import { TasksCard } from './tasks-card';
import { DriverTimeline } from './timeline/driver-timeline';

/** Person, tasks, carriers' notes and activity of a driver. */
export const Overview = ({ driver }: { driver: OpsDriver }) => (
  <div className="gh-ops-driver-overview">
    <Stack>
      <PersonCard driver={driver} />
      <TasksCard driver={driver} />
      <CarrierNotesCard driverId={driver._id} />
    </Stack>
    <DriverTimeline driverId={driver._id} />
  </div>
);
