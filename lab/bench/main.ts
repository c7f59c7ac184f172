import { runByName } from '../core/runs';
import { benches } from './runs';

runByName(benches);
