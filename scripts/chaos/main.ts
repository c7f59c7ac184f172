import { runByName } from '../lab/runs';
import { chaosRuns } from './runs';

runByName(chaosRuns);
