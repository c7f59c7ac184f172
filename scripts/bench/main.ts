import { runByName } from '../lab/runs';
import { benches } from './runs';

runByName(benches);
