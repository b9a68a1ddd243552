/** With the value `shown`, a call asks for the invented law that lists leave out once there is real law. */
export const samplesHeader = 'regesta-samples';
