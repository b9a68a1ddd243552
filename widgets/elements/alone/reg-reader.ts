import { defineAlone } from '../../define-alone.ts';
import { regReaderSpec } from '../reg-reader.ts';

defineAlone(regReaderSpec);
