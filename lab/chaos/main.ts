import { runByName } from '../core/runs';
import { chaosRuns } from './runs';

runByName(chaosRuns);
